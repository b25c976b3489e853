import { refuse } from '../../../../platform/refusal.ts';
import { maxUnread } from '../messaging.domain.ts';
import type { AskReadable, MessagingPorts } from '../messaging.ports.ts';
import { findRoom } from '../messaging.repository.ts';
import { markRead } from '../messages/history.repository.ts';
import type { Inbox } from './inbox.state.ts';
import { countUnread, lastOfOthers, setRead } from './inbox.repository.ts';

/**
 * What members have read (S17): the mark of each room, of which their inbox tells all their tabs.
 * @param mayRead throws why a member may not read a room
 */
export function createReadMarks(
  { database }: Pick<MessagingPorts, 'database'>,
  inbox: Inbox,
  mayRead: AskReadable,
) {
  return {
    /** G075: @returns messages of others after the mark, counted up to 1,000 */
    read(uid: string, room: string, seq: number): Promise<number> {
      return database.transaction(async (tx) => {
        await mayRead(tx, room, uid);
        const row = await findRoom(tx, room);
        if (!row) return refuse('chat.room_missing');
        inbox.marked(tx, uid, room);
        return markRead(tx, room, uid, Math.min(seq, row.last_seq), maxUnread);
      });
    },
    /**
     * G186: marks a room as unread from a message on, or from the last of others.
     * @throws Refusal `chat.message_missing` when nobody else has written anything from there on
     */
    unread(uid: string, room: string, seq: number | undefined) {
      return database.transaction(async (tx) => {
        const { joinedSeq = 0 } = await mayRead(tx, room, uid);
        const last = await lastOfOthers(tx, room, uid, joinedSeq);
        if (last === null || (seq ?? last) > last) return refuse('chat.message_missing');
        inbox.notifyMembers(tx, [uid], { kind: 'inbox_marked', room });
        inbox.marked(tx, uid, room);
        await setRead(tx, room, uid, Math.max((seq ?? last) - 1, joinedSeq));
        const [counted] = await countUnread(tx, [{ uid, room }], maxUnread);
        return { unread: counted?.unread ?? 0, read_seq: counted?.read_seq ?? 0 };
      });
    },
  };
}
