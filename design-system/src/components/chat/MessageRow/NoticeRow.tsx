import { useTranslation } from 'react-i18next';
import type { ChatMessage, MessageActions } from '../chat-message.ts';
import { textButtonClass } from './MessageRow.styles.ts';
import { noticeClass } from './NoticeRow.styles.ts';

export interface NoticeRowProps extends Pick<MessageActions, 'onEditAgain' | 'onBlock'> {
  message: ChatMessage;
  /** It is what was looked for: marked for a moment. */
  isMarked?: boolean;
}

/** What stands in place of a message that is gone, or what the room itself says. */
export function NoticeRow({ message, isMarked = false, onEditAgain, onBlock }: NoticeRowProps) {
  const { t } = useTranslation('chat');
  const { content } = message;
  const name = message.author.nickname;
  const row = {
    className: noticeClass,
    tabIndex: -1,
    'data-message': message.id,
    'data-marked': isMarked || undefined,
  };

  if (content.kind === 'system') return <p {...row}>{content.text}</p>;
  if (content.kind === 'deleted') return <p {...row}>{t('deleted')}</p>;
  if (content.kind !== 'recalled') {
    const { canUnblock = false, text = '' } = content.kind === 'blocked' ? content : {};
    return (
      <p {...row}>
        <span>
          {canUnblock && text !== '' ? t('block.text', { text }) : t(canUnblock ? 'blockedStaff' : 'blocked')}
        </span>
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
    <p {...row}>
      <span>{words}</span>
      {content.canEditAgain && onEditAgain && (
        <button type="button" className={textButtonClass} onClick={() => onEditAgain(message)}>
          {t('editAgain')}
        </button>
      )}
    </p>
  );
}
