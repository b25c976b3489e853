import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Badge,
  BellIcon,
  BellOffIcon,
  ContextMenu,
  EllipsisIcon,
  IconButton,
  MailIcon,
  MailOpenIcon,
  Menu,
  MenuItem,
  PinIcon,
  PinOffIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { Conversation, ConversationListProps } from './conversation.ts';
import {
  chatClass,
  chatEndClass,
  chatLineClass,
  ChatMenu,
  chatNameClass,
  chatPreviewClass,
  chatTimeClass,
} from './ConversationList.styles.ts';

export interface ConversationRowProps extends Pick<
  ConversationListProps,
  'onOpen' | 'onPin' | 'onSilent' | 'onUnread'
> {
  conversation: Conversation;
  isSelected: boolean;
  isToday: boolean;
  /** Tab goes to this row of the list. */
  isStop: boolean;
  /** The focus came to it. Keep the function the same. */
  onFocus: (id: string) => void;
}

/** One conversation: opened by a press, with a menu of its own at its end, at a second pointer button, and by keys. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isSelected,
  isToday,
  isStop,
  onFocus,
  onOpen,
  onPin,
  onSilent,
  onUnread,
}: ConversationRowProps) {
  const { t, i18n } = useTranslation('chat');
  const formats = formatsOf(i18n.language);
  const { name, img, at, unread, preview, draft, mentionsMe, isPinned, isSilent } = conversation;
  const menu = () => (
    <>
      <MenuItem
        icon={isPinned ? <PinOffIcon aria-hidden="true" /> : <PinIcon aria-hidden="true" />}
        onSelect={() => onPin?.(conversation, !isPinned)}
      >
        {t(isPinned ? 'chats.unpin' : 'chats.pin')}
      </MenuItem>
      <MenuItem
        icon={isSilent ? <BellIcon aria-hidden="true" /> : <BellOffIcon aria-hidden="true" />}
        onSelect={() => onSilent?.(conversation, !isSilent)}
      >
        {t(isSilent ? 'chats.unmute' : 'chats.mute')}
      </MenuItem>
      {onUnread && (unread > 0 || at !== null) && (
        <MenuItem
          icon={unread > 0 ? <MailOpenIcon aria-hidden="true" /> : <MailIcon aria-hidden="true" />}
          onSelect={() => onUnread(conversation, unread === 0)}
        >
          {t(unread > 0 ? 'chats.read' : 'chats.unread')}
        </MenuItem>
      )}
    </>
  );
  const row = (
    <li>
      <button
        type="button"
        className={chatClass}
        tabIndex={isStop ? 0 : -1}
        data-chat
        onFocus={() => onFocus(conversation.id)}
        data-pinned={isPinned || undefined}
        aria-current={isSelected || undefined}
        onClick={() => onOpen(conversation)}
      >
        <Avatar name={name} src={img} />
        <span className={chatNameClass} data-clamp>
          {name}
        </span>
        <span className={chatTimeClass}>
          {isPinned && (
            <>
              <PinIcon aria-hidden="true" />
              <VisuallyHidden>{t('chats.pinned')}</VisuallyHidden>
            </>
          )}
          {at !== null && (isToday ? formats.time(at) : formats.day(at))}
        </span>
        <span className={chatLineClass}>
          <span className={chatPreviewClass} data-clamp>
            {mentionsMe && <b>[{t('chats.mention')}]</b>}
            {draft !== undefined && <b>[{t('chats.draft')}]</b>}
            {draft ?? preview}
          </span>
          <span className={chatEndClass}>
            {isSilent && (
              <>
                <BellOffIcon aria-hidden="true" />
                <VisuallyHidden>{t('chats.silent')}</VisuallyHidden>
              </>
            )}
            <Badge
              count={unread}
              tone={isSilent ? 'quiet' : 'loud'}
              label={t('unread.jump', { count: unread, n: formats.number(unread) })}
            />
          </span>
        </span>
      </button>
      {onPin && onSilent && (
        <ChatMenu>
          <Menu
            align="end"
            trigger={
              <IconButton
                size="small"
                tabIndex={-1}
                label={t('chats.menu', { name })}
                icon={<EllipsisIcon aria-hidden="true" />}
              />
            }
          >
            {menu()}
          </Menu>
        </ChatMenu>
      )}
    </li>
  );
  if (!onPin || !onSilent) return row;
  return (
    <ContextMenu label={t('chats.menu', { name })} menu={menu}>
      {row}
    </ContextMenu>
  );
});
