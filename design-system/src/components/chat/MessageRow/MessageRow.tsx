import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, ContextMenu, Spinner } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { type ChatMessage, lineOfMessage, type MessageActions } from '../chat-message.ts';
import { MessageBody } from './MessageBody.tsx';
import { MessageHead } from './MessageHead.tsx';
import { hasMenu, MenuItems, MessageMenu } from './MessageMenu.tsx';
import {
  authorClass,
  choiceClass,
  columnClass,
  failedClass,
  lineClass,
  rowClass,
  textButtonClass,
  toolClass,
  toolsClass,
  uploadClass,
} from './MessageRow.styles.ts';
import { NoticeRow } from './NoticeRow.tsx';

export interface MessageRowProps {
  message: ChatMessage;
  /** What may be done with it; keep the object the same, or every row renders again. */
  actions?: MessageActions;
  /** Draws a red packet, which belongs to another area. Keep the function the same. */
  renderPacket?: (message: ChatMessage) => ReactNode;
  /**
   * While messages are selected (K02): whether this one is. `full`: 50 are chosen and this one is not. Only a message
   * that was sent can be chosen.
   */
  choice?: 'chosen' | 'open' | 'full';
  onChoose?: (message: ChatMessage) => void;
  /** It is what was looked for: marked for a moment. */
  isMarked?: boolean;
}

const noActions: MessageActions = {};

/**
 * One message of a chat: of others at the start side, my own at the end side. Repeats by the hundred, so it
 * is made of plain elements with classes made once, and renders again only when its message is a new object.
 */
export const MessageRow = memo(function MessageRow({
  message,
  actions = noActions,
  renderPacket,
  choice,
  onChoose,
  isMarked = false,
}: MessageRowProps) {
  const { t, i18n } = useTranslation('chat');
  const { author, content, delivery, isOwn } = message;

  if (
    content.kind === 'system' ||
    content.kind === 'recalled' ||
    content.kind === 'deleted' ||
    content.kind === 'blocked'
  ) {
    return (
      <NoticeRow
        message={message}
        isMarked={isMarked}
        onEditAgain={actions.onEditAgain}
        onBlock={actions.onBlock}
      />
    );
  }

  const canChoose = choice !== undefined && delivery.kind === 'sent';
  const face = <Avatar name={author.nickname} src={author.img} size="small" />;
  const line = lineOfMessage(message);
  const time = formatsOf(i18n.language).time(message.sentAt);
  const hasActions = choice === undefined && delivery.kind === 'sent' && hasMenu(actions);
  const row = (
    <div
      className={rowClass}
      role="article"
      tabIndex={-1}
      aria-label={t('row', { name: isOwn ? t('you') : author.nickname, time, line })}
      data-message={message.id}
      data-own={isOwn || undefined}
      data-mention={message.mentionsMe || undefined}
      data-choice={choice}
      data-marked={isMarked || undefined}
    >
      {canChoose && (
        <label className={choiceClass}>
          <input
            type="checkbox"
            aria-label={t('select.one', { name: author.nickname })}
            checked={choice === 'chosen'}
            disabled={choice === 'full'}
            onChange={() => onChoose?.(message)}
          />
        </label>
      )}
      {actions.onOpenAuthor ? (
        <button
          type="button"
          className={authorClass}
          aria-label={author.nickname}
          onClick={() => actions.onOpenAuthor?.(author, message)}
        >
          {face}
        </button>
      ) : (
        face
      )}
      <div className={columnClass}>
        <MessageHead message={message} t={t} language={i18n.language} />
        <div className={lineClass}>
          <MessageBody message={message} content={content} actions={actions} renderPacket={renderPacket} />
          {delivery.kind === 'sending' && (
            <Sending message={message} share={delivery.share} onCancel={actions.onCancelUpload} />
          )}
          {choice === undefined && <Tools message={message} actions={actions} t={t} />}
        </div>
        {delivery.kind === 'failed' && (
          <Failure message={message} reason={delivery.reason} onRetry={actions.onRetry} />
        )}
      </div>
    </div>
  );
  // Also around a row without a menu: it would be another element once it has one, and lose the focus.
  return (
    <ContextMenu
      label={t('menu.open', { name: author.nickname })}
      keys={menuKeys}
      isFor={(part) => hasActions && part.closest('a') === null}
      menu={menuOf(message, actions)}
    >
      {row}
    </ContextMenu>
  );
});

/** Made only as it opens. */
const menuOf = (message: ChatMessage, actions: MessageActions) => () => (
  <MenuItems message={message} actions={actions} />
);

/** Deleting is one of the actions of the menu. */
const menuKeys = ['Delete'];

interface SendingProps {
  message: ChatMessage;
  share: number | undefined;
  onCancel: MessageActions['onCancelUpload'];
}

function Sending({ message, share, onCancel }: SendingProps) {
  const { t, i18n } = useTranslation('chat');
  if (share === undefined) return <Spinner size="small" label={t('sending')} />;
  return (
    <span className={uploadClass}>
      {t('uploading', { percent: formatsOf(i18n.language).percent(share) })}
      {onCancel && (
        <button type="button" className={textButtonClass} onClick={() => onCancel(message)}>
          {t('upload.cancel')}
        </button>
      )}
    </span>
  );
}

interface FailureProps extends Pick<MessageActions, 'onRetry'> {
  message: ChatMessage;
  reason: string | undefined;
}

function Failure({ message, reason, onRetry }: FailureProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={failedClass}>
      <span>{reason ?? t('failed')}</span>
      {onRetry && (
        <button
          type="button"
          className={textButtonClass}
          title={t('resend')}
          onClick={() => onRetry(message)}
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}

interface MessageToolsProps {
  message: ChatMessage;
  actions: MessageActions;
  t: TFunction<'chat'>;
}

function Tools({ message, actions, t }: MessageToolsProps) {
  const isSent = message.delivery.kind === 'sent';
  const canReply = actions.onReply !== undefined && isSent;
  const canRecall = actions.onRecall !== undefined && message.canRecall === true;
  const canMore = isSent && hasMenu(actions);
  if (!canReply && !canRecall && !canMore) return null;
  return (
    <span className={toolsClass}>
      {canReply && (
        <button
          type="button"
          className={toolClass}
          data-tool="reply"
          title={t('reply')}
          aria-label={t('replyTo', { name: message.author.nickname })}
          onClick={() => actions.onReply?.(message)}
        />
      )}
      {canRecall && (
        <button
          type="button"
          className={toolClass}
          data-tool="recall"
          title={t('recall')}
          aria-label={t('recall')}
          onClick={() => actions.onRecall?.(message)}
        />
      )}
      {canMore && <MessageMenu message={message} actions={actions} />}
    </span>
  );
}
