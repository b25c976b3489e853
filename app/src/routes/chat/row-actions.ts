import type { MessageActions } from '@goldbean/design-system/chat';
import { markUnread } from '../../features/talk/groups/index.ts';
import { messageOfRow, messagingState } from '../../features/talk/messaging/index.ts';
import { beginForward } from './forward-rows.ts';

/** What the menu of a message offers in every talk; one object for all renders. */
export const rowActions: MessageActions = {
  onForward: ({ id }) => beginForward([id]),
  onUnread({ id }) {
    const seq = messageOfRow(messagingState.messages, id)?.seq;
    if (seq != null) void markUnread(messagingState.room, seq);
  },
};
