import type { CallAnswer, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteFavourites, findFavourites, saveFavourites } from './favourites.repository.ts';
import type { MarksPorts } from './marks.ports.ts';

/** Messages that a member stores to find them again. */
export function createFavouriteMessages(ports: MarksPorts) {
  const { database, clock, idempotency, roomAccess, readable, messages } = ports;

  return {
    /** G080: all of `ids` or none; to remove one that is gone is no error. */
    favourite(
      uid: string,
      intent: IdempotencyKey,
      { room, ids, on }: { room: string; ids: readonly string[]; on: boolean },
    ) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { joinedSeq } = await readable(tx, room, uid);
          const found = await messages.find(tx, room, ids, joinedSeq);
          const seqs = [...found.values()].map(({ seq }) => seq);
          if (!on) await deleteFavourites(tx, uid, room, seqs);
          else if (ids.some((id) => found.get(id)?.status !== 'normal')) refuse('chat.message_missing');
          else await saveFavourites(tx, uid, room, seqs, clock.now());
          return { ok: true as const };
        }),
      );
    },

    /** G129. @param page from 1 */
    async favourites(
      uid: string,
      page: number,
      pageSize: number,
    ): Promise<Pick<CallAnswer<typeof calls.marks.favourites>, 'list' | 'total'>> {
      const { reader } = database;
      const { rows, total } = await findFavourites(reader, uid, page, pageSize);
      /** By room, after which `seq` the member may read it. */
      const open = new Map<string, number>();
      for (const room of new Set(rows.map((row) => row.room))) {
        const access = await roomAccess(reader, room, uid);
        if (access && !access.join) open.set(room, access.joinedSeq ?? 0);
      }
      const read = await messages.at(
        reader,
        rows.filter(({ room, seq }) => seq > (open.get(room) ?? Infinity)),
      );
      const known = new Map(read.map((message) => [message.id, message]));
      const list = rows.map(({ id, room, saved_at }) => ({
        id,
        room,
        message: known.get(id) ?? null,
        saved_ts: saved_at,
      }));
      return { list, total };
    },
  };
}
