import { marksLimits } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createMessageBlocks } from './block-message.usecase.ts';
import { createFavouriteMessages } from './favourite-messages.usecase.ts';
import { findFavouriteIds } from './favourites.repository.ts';
import type { MarksPorts } from './marks.ports.ts';
import { createPins } from './pin-messages.usecase.ts';

/** What members do with single messages: delete, pin, block, keep as favourites (E34, E36, P09). */
export function createMarks(ports: MarksPorts) {
  const { database, idempotency, readable, messages } = ports;
  const { pin, pinsOf } = createPins(ports);

  return {
    pin,
    ...createMessageBlocks(ports),
    ...createFavouriteMessages(ports),

    /** G076: whatever of `ids` is a message of the room is deleted, once more or for the first time. */
    delete(uid: string, intent: IdempotencyKey, room: string, ids: readonly string[]) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { joinedSeq } = await readable(tx, room, uid);
          const found = await messages.find(tx, room, ids, joinedSeq);
          const asked = [...new Set(ids)];
          const seqs = [...found.values()].map(({ seq }) => seq);
          await messages.deleteFor(tx, uid, room, seqs);
          return { done: asked.filter((id) => found.has(id)), failed: asked.filter((id) => !found.has(id)) };
        }),
      );
    },

    /** G185 */
    async mine(uid: string, room: string) {
      const { reader } = database;
      const { joinedSeq = 0 } = await readable(reader, room, uid);
      const [pins, favourites] = await Promise.all([
        pinsOf(reader, room, uid, joinedSeq),
        findFavouriteIds(reader, uid, room, { joinedSeq, most: marksLimits.favouritesShown }),
      ]);
      return { pins, favourites };
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
