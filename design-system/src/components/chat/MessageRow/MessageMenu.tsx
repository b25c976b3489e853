import { useTranslation } from 'react-i18next';
import {
  BanIcon,
  CopyIcon,
  ForwardIcon,
  ListChecksIcon,
  MailIcon,
  Menu,
  MenuDivider,
  MenuItem,
  PinIcon,
  PinOffIcon,
  ReplyIcon,
  StarIcon,
  Trash2Icon,
  Undo2Icon,
} from '../../../primitives/index.ts';
import { canForward, type ChatMessage, type MessageActions } from '../chat-message.ts';
import { toolClass } from './MessageRow.styles.ts';

export interface MessageMenuProps {
  message: ChatMessage;
  actions: MessageActions;
}

/** Whether there is anything to put into the menu of a message. */
export const hasMenu = (actions: MessageActions): boolean =>
  actions.onForward !== undefined || actions.onDelete !== undefined || actions.onBlock !== undefined;

/** What else may be done with a message. Its items come to be when it opens. */
export function MessageMenu({ message, actions }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const name = t('menu.open', { name: message.author.nickname });
  return (
    <Menu
      align="end"
      trigger={<button type="button" className={toolClass} data-tool="more" title={name} aria-label={name} />}
    >
      <MenuItems message={message} actions={actions} />
    </Menu>
  );
}

/** The actions of the menu, however it was opened: by its button, a second pointer button, a long press or a key. */
export function MenuItems({ message, actions }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const { onReply, onRecall, onCopy, onForward, onFavourite, onUnread, onSelect, onBlock, onDelete } =
    actions;
  return (
    <>
      {onReply && (
        <MenuItem icon={<ReplyIcon aria-hidden="true" />} onSelect={() => onReply(message)}>
          {t('reply')}
        </MenuItem>
      )}
      {onRecall && message.canRecall && (
        <MenuItem icon={<Undo2Icon aria-hidden="true" />} onSelect={() => onRecall(message)}>
          {t('recall')}
        </MenuItem>
      )}
      {onCopy && message.content.kind === 'text' && (
        <MenuItem icon={<CopyIcon aria-hidden="true" />} onSelect={() => onCopy(message)}>
          {t('menu.copy')}
        </MenuItem>
      )}
      {onForward && (
        <MenuItem
          icon={<ForwardIcon aria-hidden="true" />}
          disabledReason={canForward(message) ? undefined : t('menu.notForwardable')}
          onSelect={() => onForward(message)}
        >
          {t('menu.forward')}
        </MenuItem>
      )}
      {onFavourite && (
        <MenuItem
          icon={<StarIcon aria-hidden="true" />}
          onSelect={() => onFavourite(message, !message.isFavourite)}
        >
          {t(message.isFavourite ? 'menu.unfavourite' : 'menu.favourite')}
        </MenuItem>
      )}
      <PinItems message={message} actions={actions} />
      {onUnread && !message.isOwn && (
        <MenuItem icon={<MailIcon aria-hidden="true" />} onSelect={() => onUnread(message)}>
          {t('menu.unread')}
        </MenuItem>
      )}
      {onSelect && (
        <MenuItem icon={<ListChecksIcon aria-hidden="true" />} onSelect={() => onSelect(message)}>
          {t('menu.select')}
        </MenuItem>
      )}
      {(onBlock || onDelete) && <MenuDivider />}
      {onBlock && !message.isOwn && message.canBlock !== false && (
        <MenuItem icon={<BanIcon aria-hidden="true" />} onSelect={() => onBlock(message, true)}>
          {t('menu.block')}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={() => onDelete(message)}>
          {t('menu.delete')}
        </MenuItem>
      )}
    </>
  );
}

function PinItems({ message, actions: { onPin, mayPinForAll } }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  if (!onPin) return null;
  if (message.pinned === 'me' || (message.pinned === 'all' && mayPinForAll)) {
    return (
      <MenuItem icon={<PinOffIcon aria-hidden="true" />} onSelect={() => onPin(message, null)}>
        {t('menu.unpin')}
      </MenuItem>
    );
  }
  return (
    <>
      <MenuItem icon={<PinIcon aria-hidden="true" />} onSelect={() => onPin(message, 'me')}>
        {t('menu.pinMe')}
      </MenuItem>
      {mayPinForAll && (
        <MenuItem icon={<PinIcon aria-hidden="true" />} onSelect={() => onPin(message, 'all')}>
          {t('menu.pinAll')}
        </MenuItem>
      )}
    </>
  );
}
