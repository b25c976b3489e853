import { messageForStaff, messageOf, sendersOf } from './realtime/frames.views.ts';
import { isStaff } from './messaging.domain.ts';
import type { MessagingPorts } from './messaging.ports.ts';
import type { FrameRow } from './messaging.tables.ts';
import { findDeleted } from './messages/deletions.repository.ts';
import { findHistory, findMessages } from './messages/history.repository.ts';

/** The messages of a room, as one of its members may read them. */
export function createHistory({
  database,
  users,
  readable,
}: Pick<MessagingPorts, 'database' | 'users' | 'readable'>) {
  const { reader } = database;

  return {
    /** C115: messages oldest first without those the member deleted, and whether there are more. */
    async history(
      uid: string,
      room: string,
      page: { before?: number; after?: number; size: number; ids?: readonly string[] },
    ) {
      const { role, joinedSeq = 0 } = await readable(reader, room, uid);
      const draw = async (rows: readonly FrameRow[]) => {
        const known = await sendersOf(users, reader, rows);
        return rows.map((row) => (isStaff(role) ? messageForStaff(row, known) : messageOf(row, known)));
      };
      const { before, after, size } = page;
      if (page.ids) {
        const named = (await findMessages(reader, room, page.ids)).filter(({ seq }) => seq > joinedSeq);
        const seqs = named.map(({ seq }) => seq);
        const deleted = await findDeleted(reader, uid, room, seqs);
        return { list: await draw(named.filter(({ seq }) => !deleted.has(seq))), has_more: false };
      }
      const rows = await findHistory(reader, room, uid, { before, after, joinedSeq, most: size + 1 });
      const isForward = after !== undefined && before === undefined;
      const shown = rows.length <= size ? rows : isForward ? rows.slice(0, size) : rows.slice(1);
      return { list: await draw(shown), has_more: rows.length > size };
    },
  };
}
