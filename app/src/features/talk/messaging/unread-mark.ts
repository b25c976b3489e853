import type { UnreadMark } from '@goldbean/design-system/chat';
import { firstSeqOf, lastSeqOf, rowIdOf } from './message-line.ts';
import type { ChatState } from './messaging.state.ts';

/**
 * Where the line of what was unread stands (S17): above the first message of others after what was read. Its `firstId` is
 * null while that message lies before those that are here; there is no mark where it lies after them.
 * @param me my uid
 */
export function unreadMark(
  { messages, older, unread }: Pick<ChatState, 'messages' | 'older' | 'unread'>,
  me: string,
): UnreadMark | undefined {
  if (!unread || lastSeqOf(messages) <= unread.after) return undefined;
  const { after, count } = unread;
  if (older !== 'none' && (firstSeqOf(messages) ?? 0) > after + 1) return { firstId: null, count };
  const first = messages.find(({ seq, sender }) => (seq ?? 0) > after && sender.uid !== me);
  return first && { firstId: rowIdOf(first), count };
}
