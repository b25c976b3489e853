import type { TFunction } from 'i18next';
import { AtSignIcon, PinIcon, StarIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ChatMessage } from '../chat-message.ts';
import { RoleTag } from '../RoleTag/RoleTag.tsx';
import { headClass, markClass, nameClass, timeClass } from './MessageRow.styles.ts';

export interface MessageHeadProps {
  message: ChatMessage;
  /** The words of its row, which looks them up once for all its parts. */
  t: TFunction<'chat'>;
  /** BCP 47 tag. */
  language: string;
}

/** Who wrote it, when, and what is set on it: pin, favourite, my name in it. */
export function MessageHead({ message, t, language }: MessageHeadProps) {
  const { author, isOwn, pinned } = message;
  return (
    <div className={headClass}>
      <span className={nameClass}>{isOwn ? t('you') : author.nickname}</span>
      {author.role && author.role !== 'student' && <RoleTag of={author.role} />}
      <span className={timeClass}>{formatsOf(language).time(message.sentAt)}</span>
      {message.mentionsMe && (
        <span className={markClass} data-mark="mention">
          <AtSignIcon aria-hidden="true" />
          {t('mentionsYou')}
        </span>
      )}
      {pinned && (
        <span className={markClass}>
          <PinIcon aria-hidden="true" />
          {t(pinned === 'all' ? 'pinnedAll' : 'pinnedMe')}
        </span>
      )}
      {message.isFavourite && (
        <span className={markClass}>
          <StarIcon aria-hidden="true" />
          {t('favourite')}
        </span>
      )}
    </div>
  );
}
