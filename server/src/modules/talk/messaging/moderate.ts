import { nobody, type MessageKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Intent } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { frameOf } from './frames.ts';
import type { Hub } from './hub.ts';
import { isStaff, outranks, recallRefusal } from './messaging.domain.ts';
import type { MessagingPorts, RoomEvent } from './messaging.ports.ts';
import {
  appendFrames,
  eventFrame,
  findMessage,
  lockRoom,
  recallMessage,
  setRoomMuted,
} from './messaging.repository.ts';
import { deleteMute, listMutes, saveMute, type MutesWanted } from './mutes.repository.ts';

const minuteMs = 60_000;

/** What the staff of a room may do to messages and to those who write them (P05, D26, D36). */
export function createModeration(ports: MessagingPorts, hub: Hub) {
  const { database, clock, users, idempotency, roomAccess } = ports;

  /** The member's role. @throws Refusal `chat.room_missing` */
  async function roleIn(reader: Reader, room: string, uid: string) {
    const access = await roomAccess(reader, room, uid);
    return access ? access.role : refuse('chat.room_missing');
  }

  async function asStaff(reader: Reader, room: string, uid: string) {
    const role = await roleIn(reader, room, uid);
    return isStaff(role) ? role : refuse('request.forbidden');
  }

  /** @throws Refusal `request.not_found`, `request.forbidden` for a peer, a superior or oneself */
  async function over(reader: Reader, room: string, uid: string, target: string): Promise<void> {
    const role = await asStaff(reader, room, uid);
    if (!(await users.many(reader, [target])).has(target)) refuse('request.not_found');
    if (!outranks(role, await roleIn(reader, room, target))) refuse('request.forbidden');
  }

  /** Stores an event in the transaction of its cause. @returns its `seq` */
  async function tell(tx: Tx, room: string, event: RoomEvent): Promise<number> {
    const rows = await appendFrames(tx, room, [eventFrame(event, clock.now())]);
    const row = rows?.[0];
    if (!row) return refuse('chat.room_missing');
    database.afterCommit(tx, () => hub.offer(room, [frameOf(row, new Map())]));
    return row.seq;
  }

  return {
    /**
     * C107. @param minutes 0 for ever
     * @returns UTC ms until which the member is silent, null for ever
     */
    mute(uid: string, intent: Intent, room: string, target: string, minutes: number, reason: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await over(tx, room, uid, target);
          if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
          const now = clock.now();
          const until = minutes === 0 ? null : now + minutes * minuteMs;
          await saveMute(tx, room, { uid: target, muted_until: until, by_uid: uid, reason }, now);
          await tell(tx, room, { kind: 'mute', uid: target, until });
          return { until };
        }),
      );
    },
    /** C109, C110: unmuting somebody who was not muted changes nothing. */
    unmute(uid: string, intent: Intent, room: string, target: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await over(tx, room, uid, target);
          if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
          // 0 is in the past on every clock.
          if (await deleteMute(tx, room, target))
            await tell(tx, room, { kind: 'mute', uid: target, until: 0 });
          return { ok: true } as const;
        }),
      );
    },
    /** C108. @returns rows with the members they speak of */
    async mutes(actor: string, which: MutesWanted, page: number, pageSize: number) {
      const { reader } = database;
      await asStaff(reader, which.room, actor);
      const { rows, total } = await listMutes(reader, which, clock.now(), page, pageSize);
      const known = await users.many(reader, [...new Set(rows.flatMap((row) => [row.uid, row.by_uid]))]);
      const list = rows.map((row) => ({
        user: known.get(row.uid) ?? nobody(row.uid),
        until: row.muted_until,
        by: known.get(row.by_uid)?.nickname ?? '',
        reason: row.reason,
      }));
      return { list, total };
    },
    /** C111 */
    muteRoom(uid: string, intent: Intent, room: string, on: boolean) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await asStaff(tx, room, uid);
          const locked = await lockRoom(tx, room);
          if (!locked) return refuse('chat.room_missing');
          if (locked.muted_all !== on) {
            await setRoomMuted(tx, room, on);
            await tell(tx, room, { kind: 'room_mute', on });
          }
          return { room_muted: on };
        }),
      );
    },
    /** C116. @returns `seq` of its event */
    recall(uid: string, intent: Intent, room: string, id: string) {
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
          await recallMessage(tx, room, row.seq, uid);
          return { ok: true as const, seq: await tell(tx, room, { kind: 'recall', id, by: uid }) };
        }),
      );
    },
  };
}
