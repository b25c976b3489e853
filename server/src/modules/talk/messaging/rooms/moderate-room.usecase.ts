import { nobody } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Hub } from '../realtime/hub.state.ts';
import { isStaff } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { lockRoom, setRoomMuted } from '../messaging.repository.ts';
import { createRoomNotifier } from './moderation.events.ts';
import { createMuting } from './mute-members.usecase.ts';
import { listMutes, type MutesWanted } from './mutes.repository.ts';
import { createProposals } from './proposals.usecase.ts';
import { createRecall } from './recall-message.usecase.ts';
import { createRoomStaff } from './staff.access.ts';

/** What the staff of a room may do to messages and to those who write them (P05, D26, D36). */
export function createModeration(ports: MessagingPorts, hub: Hub) {
  const { database, clock, users, idempotency, roomAccess } = ports;
  const staff = createRoomStaff(ports);
  const { roleIn, asStaff } = staff;
  const proposals = createProposals(ports, hub);
  const notify = createRoomNotifier(ports, hub);

  return {
    ...createMuting(ports, staff, proposals, notify),
    ...createRecall(ports, staff, notify),

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
  };
}
