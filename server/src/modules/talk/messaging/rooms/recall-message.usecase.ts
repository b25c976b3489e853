import type { MessageKind } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { recallRefusal } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { findMessage, lockRoom, recallMessage } from '../messaging.repository.ts';
import type { NotifyRoom } from './moderation.events.ts';
import type { RoomStaff } from './staff.access.ts';

/** The uploads that a message shows: its own one, and the pictures of an announcement. */
function filesOf(body: unknown): readonly string[] {
  const { file_id: fileId, pics = [] } = body as {
    readonly file_id?: string;
    readonly pics?: readonly string[];
  };
  return [...(fileId === undefined ? [] : [fileId]), ...pics];
}

/** A message is taken back for all, by who sent it or by the staff over them. */
export function createRecall(
  ports: MessagingPorts,
  { roleIn }: Pick<RoomStaff, 'roleIn'>,
  notify: NotifyRoom,
) {
  const { database, clock, idempotency, files, holders, cardRefusal } = ports;

  return {
    /** C116. @returns `seq` of its event */
    recall(uid: string, intent: IdempotencyKey, room: string, id: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const actor = await roleIn(tx, room, uid);
          if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
          const row = await findMessage(tx, room, id);
          if (!row || row.status === 'recalled') return refuse('chat.message_missing');
          const isAuthor = row.sender === uid;
          const refusal = recallRefusal({
            kind: row.kind as MessageKind,
            isAuthor,
            actor,
            author: isAuthor ? actor : await roleIn(tx, room, row.sender ?? ''),
            age: clock.now() - row.ts,
          });
          if (refusal) refuse(refusal);
          const standsFor = await cardRefusal(tx, row);
          if (standsFor) refuse(standsFor);
          await recallMessage(tx, room, row.seq, uid);
          for (const fileId of filesOf(row.body))
            await files.drop(tx, fileId, () => holders.holds(tx, fileId));
          return { ok: true as const, seq: await notify(tx, room, { kind: 'recall', id, by: uid }) };
        }),
      );
    },
  };
}
