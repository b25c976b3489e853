import type { Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { lockRoom } from '../messaging.repository.ts';
import type { NotifyRoom } from './moderation.events.ts';
import { deleteMute, saveMute } from './mutes.repository.ts';
import type { Proposals, Proposed } from './proposals.usecase.ts';
import type { RoomStaff } from './staff.access.ts';

const minuteMs = 60_000;

/** The staff of a room mute its members, and decide on what a class monitor proposes. */
export function createMuting(
  ports: MessagingPorts,
  { asStaffOver }: Pick<RoomStaff, 'asStaffOver'>,
  proposals: Proposals,
  notify: NotifyRoom,
) {
  const { database, clock, idempotency, roomToChange, muteRefused } = ports;

  /** Mutes a member, and confirms what was proposed on them. @returns until when, UTC ms; null for ever */
  async function silence(
    tx: Tx,
    by: string,
    { room, uid, minutes, reason }: Proposed,
  ): Promise<number | null> {
    await asStaffOver(tx, room, by, uid);
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
          await asStaffOver(tx, row.room, uid, row.uid);
          await proposals.decide(tx, row, { decision: 'refused', by: uid, at: clock.now() });
          await muteRefused(tx, { room: row.room, uid: row.uid, by: row.by_uid, reason: refusal });
          return { until: 0 };
        }),
      );
    },
    /** C109, C110: unmuting somebody who was not muted changes nothing. */
    unmute(uid: string, intent: IdempotencyKey, room: string, target: string) {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await asStaffOver(tx, room, uid, target);
          if (!(await lockRoom(tx, room))) refuse('chat.room_missing');
          // 0 is in the past on every clock.
          if (await deleteMute(tx, room, target))
            await notify(tx, room, { kind: 'mute', uid: target, until: 0 });
          return { ok: true } as const;
        }),
      );
    },
  };
}
