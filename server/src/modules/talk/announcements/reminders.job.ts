import { announcementLimits, type CallAnswer, type calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';
import { findCurrent, lockAnnouncement, setReminded } from './announcements.repository.ts';
import type { AnnouncementPlaces } from './places.access.ts';
import { findReceipts } from './receipts.repository.ts';

/** Reminders of what must be read and was not (E08). */
export function createReminders(ports: AnnouncementPorts, places: AnnouncementPlaces) {
  const { database, clock, idempotency, groups, notices, rooms } = ports;

  return {
    /**
     * G190: a notice to each member who has not read the version that stands now.
     * @throws Refusal `announcement.reminded` within an hour of the last, and as the call says
     */
    remind(
      uid: string,
      id: string,
      intent: IdempotencyKey,
    ): Promise<CallAnswer<typeof calls.announcements.remind>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await lockAnnouncement(tx, id);
          const row = (await findCurrent(tx, id)) ?? refuse('announcement.missing');
          const { room } = await places.asWriter(tx, uid, row.group_id);
          if (!row.must_read) refuse('announcement.no_reminder');
          const now = clock.now();
          const until = (row.reminded_at ?? 0) + announcementLimits.announcementReminderMs;
          if (now < until) refuse('announcement.reminded', { until });
          const [members, receipts, title] = await Promise.all([
            groups.memberUids(tx, row.group_id),
            findReceipts(tx, row),
            groups.titleOf(tx, room),
          ]);
          const missing = members.filter((member) => member !== row.by_uid && !receipts.has(member));
          if (missing.length === 0) return { n: 0 };
          const body = {
            kind: 'announcement_reminder',
            group_id: row.group_id,
            announcement_id: id,
            group: title ?? '',
          } as const;
          await notices.notify(
            tx,
            missing.map((member) => ({ uid: member, body })),
          );
          await setReminded(tx, id, now);
          rooms.notifyMembers(tx, missing, { kind: 'inbox_reminder' });
          // Those in the room have it open, and look at it again.
          database.afterCommit(tx, () =>
            rooms.count(room, `announcement_reminder ${id}`, { kind: 'announcement_reminder', id }),
          );
          return { n: missing.length };
        }),
      );
    },
  };
}
