import {
  marksLimits,
  type CallAnswer,
  type MessageKind,
  type Pin,
  type PinScope,
  type calls,
} from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteBlock, saveBlock } from './blocks.repository.ts';
import {
  deleteFavourites,
  findFavouriteIds,
  findFavourites,
  saveFavourites,
} from './favourites.repository.ts';
import type { MarksPorts } from './marks.ports.ts';
import {
  countPins,
  deletePin,
  findPins,
  insertPin,
  lockPins,
  setRemoved,
  type PinKey,
} from './pins.repository.ts';

/** What members do with single messages: delete, pin, block, keep as favourites (E34, E36, P09). */
export function createMarks(ports: MarksPorts) {
  const { database, clock, idempotency, roomAccess, roomToChange, readable, messages, rooms } = ports;

  async function pinsOf(reader: Reader, room: string, uid: string, joinedSeq = 0): Promise<Pin[]> {
    const found = (await findPins(reader, room, uid)).filter(({ seq }) => seq > joinedSeq);
    const scopes = new Map(found.map(({ seq, scope }) => [seq, scope]));
    const seqs = found.map(({ seq }) => seq);
    const deleted = await messages.deletedAmong(reader, uid, room, seqs);
    const shown = await messages.at(
      reader,
      seqs.map((seq) => ({ room, seq })),
    );
    return shown.flatMap((message) => {
      if (message.status !== 'normal' || deleted.has(message.seq)) return [];
      return [{ message, scope: scopes.get(message.seq) ?? 'self' }];
    });
  }

  return {
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

    /** G078. @returns what is pinned for the member now */
    pin(
      uid: string,
      intent: IdempotencyKey,
      { room, id, scope, on }: { room: string; id: string; scope: PinScope; on: boolean },
    ) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { role, joinedSeq } = await readable(tx, room, uid);
          if (scope === 'all' && role === 'member') refuse('request.forbidden');
          if (scope === 'all') await roomToChange(tx, room, uid);
          const message = (await messages.find(tx, room, [id], joinedSeq)).get(id);
          if (!message || (on && message.status !== 'normal')) return refuse('chat.message_missing');
          const key: PinKey = { room, seq: message.seq, scope, uid };
          await lockPins(tx, key);
          const changed = on ? await insertPin(tx, key, clock.now()) : await deletePin(tx, key);
          if (on && (await countPins(tx, key)) > marksLimits.pinsMax) refuse('chat.pins_full');
          if (scope === 'self' || on) await setRemoved(tx, key, !on);
          if (scope === 'all' && changed) await rooms.announce(tx, room, { kind: 'pin', id, on });
          return { pins: await pinsOf(tx, room, uid, joinedSeq) };
        }),
      );
    },

    /** G079: staff, but not over a peer or superior (domain 3.1). @returns the message's status */
    block(
      uid: string,
      intent: IdempotencyKey,
      { room, id, on, reason }: { room: string; id: string; on: boolean; reason: string },
    ) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const access = await roomToChange(tx, room, uid);
          if (!access) return refuse('chat.room_missing');
          if (access.role === 'member') refuse('request.forbidden');
          if (on && reason === '') refuse('request.content_required');
          const message = (await messages.find(tx, room, [id])).get(id);
          if (!message || message.status === 'recalled') return refuse('chat.message_missing');
          const mayTake = messages.mayTake(message.kind as MessageKind);
          if (!mayTake || !(await messages.outranks(tx, room, uid, message.sender ?? '')))
            refuse('chat.block_refused');
          const standsFor = on ? await messages.cardRefusal(tx, message) : null;
          if (standsFor) refuse(standsFor);
          if (await messages.setBlocked(tx, room, message.seq, on)) {
            if (on) await saveBlock(tx, { room, seq: message.seq, uid, reason }, clock.now());
            else await deleteBlock(tx, room, message.seq);
            await rooms.announce(tx, room, { kind: 'block', id, on, by: uid });
          }
          return { status: on ? ('blocked' as const) : ('normal' as const) };
        }),
      );
    },

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
