import { nobody, type Group } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { DirectPorts } from './direct.ports.ts';
import {
  claimPair,
  findDirectRoom,
  findDirectRoomsOf,
  findPair,
  findRoomsOf,
  saveChoice,
  type DirectChoice,
  type DirectRow,
} from './direct.repository.ts';

const isOf = (row: DirectRow, uid: string): boolean => row.low_uid === uid || row.high_uid === uid;
const otherOf = (row: DirectRow, uid: string): string => (row.low_uid === uid ? row.high_uid : row.low_uid);

/** Conversations of two members (E39). */
export function createDirect({ database, clock, ids, idempotency, users, rooms }: DirectPorts) {
  /**
   * The room of two members, opened when they have none. It exists at the commit of the caller's transaction.
   * @throws Refusal `direct.yourself`, `request.not_found`
   */
  async function roomWith(tx: Tx, uid: string, other: string): Promise<string> {
    if (uid === other) refuse('direct.yourself');
    if (!(await users.many(tx, [other])).has(other)) refuse('request.not_found');
    // By code units, as COLLATE "C" orders the uids, which are ASCII.
    const [low_uid, high_uid] = uid < other ? [uid, other] : [other, uid];
    const known = await findPair(tx, low_uid, high_uid);
    if (known) return known.room;
    const room = `direct_${ids.next()}`;
    if (await claimPair(tx, { room, low_uid, high_uid, created_at: clock.now() })) {
      await rooms.create(tx, room);
      rooms.enlist(tx, room, [low_uid, high_uid]);
      return room;
    }
    const claimed = await findPair(tx, low_uid, high_uid);
    if (!claimed) throw new Error('a pair that is taken has a room');
    return claimed.room;
  }

  return {
    /** G131 */
    open(uid: string, intent: IdempotencyKey, other: string): Promise<{ room: string }> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => ({ room: await roomWith(tx, uid, other) })),
      );
    },
    roomWith,
    /** The rooms of members' conversations. */
    roomsOf: findRoomsOf,

    /** The member's conversations as they stand in the list of groups (G068), in no order. */
    async conversationsOf(reader: Reader, uid: string): Promise<(DirectChoice & { group: Group })[]> {
      const rows = await findDirectRoomsOf(reader, uid);
      const others = rows.map((row) => otherOf(row, uid));
      const known = others.length === 0 ? new Map<string, never>() : await users.many(reader, others);
      return rows.map((row) => {
        const { uid: other, nickname: name, img } = known.get(otherOf(row, uid)) ?? nobody(otherOf(row, uid));
        const { room, muted, pinned } = row;
        const of = { channel_id: '', owner_uid: '', uid: other };
        return { group: { group_id: room, kind: 'direct', name, room, img, ...of }, muted, pinned };
      });
    },

    /**
     * G177 of a conversation. @returns what is chosen then; null for other rooms
     * @throws Refusal `group.requirements` for who is none of the two
     */
    async choose(
      tx: Tx,
      uid: string,
      room: string,
      change: Partial<DirectChoice>,
    ): Promise<DirectChoice | null> {
      const row = room.startsWith('direct_') ? await findDirectRoom(tx, room) : undefined;
      if (!row) return null;
      if (!isOf(row, uid)) refuse('group.requirements');
      return saveChoice(tx, room, uid, change);
    },

    /** Both names, for a card of its messages; null for other rooms. */
    async titleOf(reader: Reader, room: string): Promise<string | null> {
      const row = room.startsWith('direct_') ? await findDirectRoom(reader, room) : undefined;
      if (!row) return null;
      const known = await users.many(reader, [row.low_uid, row.high_uid]);
      return [row.low_uid, row.high_uid].map((uid) => known.get(uid)?.nickname ?? '').join(' · ');
    },

    /** Access to the rooms of pairs: the two, and nobody else. */
    async roomAccess(reader: Reader, room: string, uid: string) {
      const row = await findDirectRoom(reader, room);
      if (!row) return null;
      const refusal = isOf(row, uid) ? null : ('request.forbidden' as const);
      return { role: 'member' as const, join: refusal, speak: refusal };
    },
  };
}
export type Direct = ReturnType<typeof createDirect>;
