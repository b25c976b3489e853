import type { KeyboardEvent } from 'react';
import type { ChatMessage } from '../chat-message.ts';
import type { MessageListProps } from './message-list.ts';
import type { RowFocus } from './use-row-focus.ts';

interface MessageKeys extends Pick<
  MessageListProps,
  'actions' | 'selection' | 'onLeave' | 'onHelp' | 'onLatest' | 'onLoadOlder' | 'onLoadNewer'
> {
  messages: readonly ChatMessage[];
  focus: RowFocus;
  /** The newest message is not here. */
  isPart: boolean;
}

/** What has keys of its own: an open menu, a player, a field. */
const takesKeys = '[role="menu"], video, input:not([type="checkbox"]), textarea, select';

/**
 * The keys of a list of messages (S17): arrows, Home and End go from one to the next, R answers, E edits a recalled one
 * again, Space chooses while messages are selected, Escape leaves, ? tells of the keys. The menu of a message opens by its own keys.
 */
export function useMessageKeys({
  messages,
  focus,
  isPart,
  actions,
  selection,
  onLeave,
  onHelp,
  onLatest,
  onLoadOlder,
  onLoadNewer,
}: MessageKeys) {
  const last = messages.length - 1;
  const step = (by: number) => {
    const at = focus.at();
    const to = at < 0 ? last : at + by;
    if (to < 0) onLoadOlder();
    else if (to > last && isPart) onLoadNewer?.();
    else focus.moveTo(to);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
    Home: () => focus.moveTo(0),
    End: () => (isPart ? onLatest?.() : focus.moveTo(last)),
    Escape: () => onLeave?.(),
    '?': () => onHelp?.(),
  };

  /** @returns what the key does with this message; nothing for a key that does nothing with it */
  const actionOf = (key: string, message: ChatMessage, isOnRow: boolean): (() => void) | undefined => {
    const { content, delivery } = message;
    const isSent = delivery.kind === 'sent';
    if (selection) return key === ' ' && isOnRow && isSent ? () => selection.onToggle(message) : undefined;
    if (content.kind === 'recalled') {
      const { onEditAgain } = actions ?? {};
      return key === 'e' && content.canEditAgain && onEditAgain ? () => onEditAgain(message) : undefined;
    }
    const isThere = content.kind !== 'blocked' && content.kind !== 'deleted' && content.kind !== 'system';
    const { onReply } = actions ?? {};
    return key === 'r' && isThere && isSent && onReply ? () => onReply(message) : undefined;
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    // Only the question mark is written with it.
    if (event.shiftKey && key !== '?') return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest(takesKeys)) return;
    const message = messages[focus.at()];
    const action =
      moves[key] ?? (message && actionOf(key.toLowerCase(), message, 'message' in target.dataset));
    if (!action) return;
    event.preventDefault();
    action();
  };
}
