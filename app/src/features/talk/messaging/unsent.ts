import { onMemberGone } from '../../../shared/session/index.ts';
import { updateOwn, type ChatMessageLine, type ChatMessageStatus } from './message-line.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';

/** Messages of mine that are not said yet, of rooms that were left, by the room's name. */
const left = new Map<string, readonly ChatMessageLine[]>();
onMemberGone(() => left.clear());

const isUnsent = ({ seq }: ChatMessageLine): boolean => seq === null;

/** The present room is left: what is not said yet waits for its return. */
export function leaveUnsent(): void {
  const unsent = state.messages.filter(isUnsent);
  if (unsent.length > 0) left.set(state.room, unsent);
}

/** A room is entered: what was not said there is in it again. */
export function takeUnsent(room: string): readonly ChatMessageLine[] {
  const unsent = left.get(room) ?? [];
  left.delete(room);
  return unsent;
}

/** Changes a message of mine that is not said yet, whether or not its room is the present one. */
export function changeUnsent(room: string, clientMsgId: string, change: Partial<ChatMessageStatus>): void {
  if (room === state.room) return setMessages(updateOwn(state.messages, clientMsgId, change));
  const unsent = left.get(room);
  // What is said by now comes with the history.
  if (unsent) left.set(room, updateOwn(unsent, clientMsgId, change).filter(isUnsent));
}
