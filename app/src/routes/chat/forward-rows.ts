import { isForwardable, type ForwardMode } from '@goldbean/contract/talk';
import { beginForward as begin } from '../../features/talk/forwarding/index.ts';
import { messageOfRow, messagingState } from '../../features/talk/messaging/index.ts';

/** Asks whom these rows of the room on screen are sent to (E35); rows that are still on their way are left out. */
export function beginForward(rowIds: readonly string[], mode?: ForwardMode): void {
  const ids = rowIds.flatMap((rowId) => {
    const message = messageOfRow(messagingState.messages, rowId);
    return message?.delivery === 'sent' ? [message.id] : [];
  });
  begin(messagingState.room, ids, mode);
}

/** V13, D37: whether a row may be sent on; one that is still on its way may not. @param messages of the room on screen */
export function mayForwardRow(messages: typeof messagingState.messages, rowId: string): boolean {
  const message = messageOfRow(messages, rowId);
  return message === undefined || (message.delivery === 'sent' && isForwardable(message));
}
