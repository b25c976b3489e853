import { nobody, type MessageKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { frameOf } from '../realtime/frames.views.ts';
import type { Hub } from '../realtime/hub.state.ts';
import { isStaff, outranks, recallRefusal, type RoomEvent } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import {
  appendFrames,
  eventFrame,
  findMessage,
  lockRoom,
  recallMessage,
  setRoomMuted,
} from '../messaging.repository.ts';
import { createProposals, type Proposed } from './proposals.usecase.ts';
import { deleteMute, listMutes, saveMute, type MutesWanted } from './mutes.repository.ts';

const minuteMs = 60_000;

/** The uploads that a message shows: its own one, and the pictures of an announcement. */
function filesOf(body: unknown): readonly string[] {
  const { file_id: fileId, pics = [] } = body as {
    readonly file_id?: string;
    readonly pics?: readonly string[];
  };
  return [...(fileId === undefined ? [] : [fileId]), ...pics];
}

/** What the staff of a room may do to messages and to those who write them (P05, D26, D36). */
export function createModeration(ports: MessagingPorts, hub: Hub) {
  const { database, clock, users, idempotency, roomAccess, roomToChange, files, holders } = ports;
  const proposals = createProposals(ports, hub);

  /** The member's role, to change something there unless asked otherwise. @throws Refusal `chat.room_missing`, `group.dissolved` */
  async function roleIn(reader: Reader, room: string, uid: string, ask = roomToChange) {
    const access = await ask(reader, room, uid);
    return access ? access.role : refuse('chat.room_missing');
  }

  async function asStaff(reader: Reader, room: string, uid: string, ask = roomToChange) {
    const role = await roleIn(reader, room, uid, ask);
    return isStaff(role) ? role : refuse('request.forbidden');
  }

  /** @throws Refusal `request.not_found`, `request.forbidden` for a peer, a superior or oneself */
  async function over(reader: Reader, room: string, uid: string, target: string): Promise<void> {
    const role = await asStaff(reader, room, uid);
    if (!(await users.many(reader, [target])).has(target)) refuse('request.not_found');
    if (!outranks(role, await roleIn(reader, room, target))) refuse('request.forbidden');
  }

  /** Stores an event in the transaction of its cause. @returns its `seq` */
  async function notify(tx: Tx, room: string, event: RoomEvent): Promise<number> {
    const rows = await appendFrames(tx, room, [eventFrame(event, clock.now())]);
    const row = rows?.[0];
    if (!row) return refuse('chat.room_missing');
    database.afterCommit(tx, () => hub.offer(room, [frameOf(row, new Map())]));
    return row.seq;
  }

  /** Mutes a member, and confirms what was proposed on them. @returns until when, UTC ms; null for ever */
  async function silence(
    tx: Tx,
    by: string,
    { room, uid, minutes, reason }: Proposed,
  ): Promise<number | null> {
    await over(tx, room, by, uid);
    if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
    const now = clock.now();
    const until = minutes === 0 ? null : now + minutes * minuteMs;
    await saveMute(tx, room, { uid, muted_until: until, by_uid: by, reason }, now);
    await proposals.decide(tx, { room, uid }, { decision: 'confirmed', by, at: now });
    await notify(tx, room, { kind: 'mute', uid, until });
    return until;
  }

  return {
    /**
     * C107; of a class monitor it is a proposal. @param minutes 0 for ever
     * @returns UTC ms until which the member is silent, null for ever
     */
    mute(uid: string, intent: IdempotencyKey, room: string, target: string, minutes: number, reason: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const proposed = { room, uid: target, minutes, reason };
          if (!(await roomToChange(tx, room, uid))?.mayPropose)
            return { until: await silence(tx, uid, proposed) };
          await proposals.propose(tx, uid, proposed);
          const until = minutes === 0 ? null : clock.now() + minutes * minuteMs;
          return { until, proposed: true as const };
        }),
      );
    },
    /**
     * G191: staff over the member decide, but not on what they proposed themselves.
     * @param refusal why it is refused; null confirms it
     * @returns UTC ms until which the member is silent, null for ever, 0 when it was refused
     */
    decideMute(uid: string, intent: IdempotencyKey, proposalId: string, refusal: string | null) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async (): Promise<{ until: number | null }> => {
          const row = await proposals.need(tx, proposalId);
          if (row.by_uid === uid) refuse('request.forbidden');
          if (refusal === null) return { until: await silence(tx, uid, row) };
          if (refusal === '') refuse('request.content_required');
          await over(tx, row.room, uid, row.uid);
          await proposals.decide(tx, row, { decision: 'refused', by: uid, at: clock.now() });
          await ports.muteRefused(tx, { room: row.room, uid: row.uid, by: row.by_uid, reason: refusal });
          return { until: 0 };
        }),
      );
    },
    /** C109, C110: unmuting somebody who was not muted changes nothing. */
    unmute(uid: string, intent: IdempotencyKey, room: string, target: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await over(tx, room, uid, target);
          if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
          // 0 is in the past on every clock.
          if (await deleteMute(tx, room, target))
            await notify(tx, room, { kind: 'mute', uid: target, until: 0 });
          return { ok: true } as const;
        }),
      );
    },
    /** C108; N06: a member asks for the own mute. @returns rows with the members they speak of */
    async mutes(actor: string, which: MutesWanted, page: number, pageSize: number) {
      const { reader } = database;
      const isStaffs = isStaff(await roleIn(reader, which.room, actor, roomAccess));
      if (!isStaffs && which.uid !== actor) refuse('request.forbidden');
      const { rows, total } = await listMutes(reader, which, clock.now(), page, pageSize);
      const known = await users.many(reader, [...new Set(rows.flatMap((row) => [row.uid, row.by_uid]))]);
      const list = rows.map((row) => ({
        user: known.get(row.uid) ?? nobody(row.uid),
        until: row.muted_until,
        by: known.get(row.by_uid)?.nickname ?? '',
        reason: row.reason,
      }));
      return { list, total, proposals: isStaffs ? await proposals.open(reader, which.room) : [] };
    },
    /** C111 */
    muteRoom(uid: string, intent: IdempotencyKey, room: string, on: boolean) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await asStaff(tx, room, uid);
          const locked = await lockRoom(tx, room);
          if (!locked) return refuse('chat.room_missing');
          if (locked.muted_all !== on) {
            await setRoomMuted(tx, room, on);
            await notify(tx, room, { kind: 'room_mute', on });
          }
          return { room_muted: on };
        }),
      );
    },
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
          const standsFor = await ports.cardRefusal(tx, row);
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
