import { refreshGroups, showGroup, unreadIn } from '../../features/talk/groups/index.ts';
import { openMarks, reloadMarks } from '../../features/talk/marks/index.ts';
import { forgetMessages, messagingState, openChat } from '../../features/talk/messaging/index.ts';
import { idOfRow } from './row-cards.ts';

/**
 * Enters the room of a group or of a conversation: what was said there, and what is marked in it.
 * @param onLost frames are lost for good: whoever lives by events of the room must load anew
 * @returns leaves it
 */
export function openTalk(room: string, onLost: () => void = () => {}): () => void {
  // What is shown counts as read.
  const unread = unreadIn(room);
  const hide = showGroup(room, () => (messagingState.room === room ? messagingState.newestHeard : 0));
  const leave = openChat(room, {
    onJoined: () => {},
    onLost: () => {
      void reloadMarks();
      onLost();
    },
    ...(unread && { unread }),
  });
  const closeMarks = openMarks(room, {
    idOf: idOfRow,
    onDeleted: (ids) => {
      forgetMessages(ids);
      void refreshGroups();
    },
  });
  return () => {
    closeMarks();
    hide();
    leave();
  };
}
