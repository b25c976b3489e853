import { useTranslation } from 'react-i18next';
import type { ChatMessage, MessageActions } from '../chat-message.ts';
import { textButtonClass } from './MessageRow.styles.ts';
import { noticeClass } from './NoticeRow.styles.ts';

export interface NoticeRowProps extends Pick<MessageActions, 'onEditAgain' | 'onBlock'> {
  message: ChatMessage;
}

/** What stands in place of a message that is gone, or what the room itself says. */
export function NoticeRow({ message, onEditAgain, onBlock }: NoticeRowProps) {
  const { t } = useTranslation('chat');
  const { content } = message;
  const name = message.author.nickname;

  if (content.kind === 'system') return <p className={noticeClass}>{content.text}</p>;
  if (content.kind === 'deleted') return <p className={noticeClass}>{t('deleted')}</p>;
  if (content.kind !== 'recalled') {
    const canUnblock = content.kind === 'blocked' && content.canUnblock === true;
    return (
      <p className={noticeClass}>
        <span>{canUnblock ? t('blockedStaff') : t('blocked')}</span>
        {canUnblock && onBlock && (
          <button type="button" className={textButtonClass} onClick={() => onBlock(message, false)}>
            {t('unblock')}
          </button>
        )}
      </p>
    );
  }

  const words =
    content.by !== undefined
      ? t('recalled.staff', { by: content.by, name })
      : message.isOwn
        ? t('recalled.own')
        : t('recalled.author', { name });
  return (
    <p className={noticeClass}>
      <span>{words}</span>
      {content.canEditAgain && onEditAgain && (
        <button type="button" className={textButtonClass} onClick={() => onEditAgain(message)}>
          {t('editAgain')}
        </button>
      )}
    </p>
  );
}
