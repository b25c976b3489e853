import { marksLimits, type Pin, type PinScope } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
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

/** Messages that stand above a room: of each member their own, and those that the staff pin for all. */
export function createPins(ports: MarksPorts) {
  const { database, clock, idempotency, roomToChange, readable, messages, rooms } = ports;

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
    pinsOf,

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
  };
}
