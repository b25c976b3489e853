import { messageContents, type CallAnswer, type calls, type MsgKey } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';
import {
  deleteAnnouncement,
  findCurrent,
  groupsOfPictures,
  holdAnnouncement,
  lockAnnouncement,
  showsPicture,
} from './announcements.repository.ts';
import { createAnnouncementLists } from './list-announcements.usecase.ts';
import { createPlaces } from './places.access.ts';
import { insertReceipt } from './receipts.repository.ts';
import { createReminders } from './reminders.job.ts';
import { createAnnouncementSaving } from './save-announcement.usecase.ts';

type AnnouncementServiceCalls = typeof calls.announcements;

/** Announcements of class groups: written by staff, read and confirmed by members (E08, V14, P06). */
export function createAnnouncements(ports: AnnouncementPorts) {
  const { database, clock, idempotency, rooms, pictures: files, isUsedElsewhere } = ports;
  const places = createPlaces(ports);

  return {
    ...createAnnouncementLists(ports, places),
    ...createReminders(ports, places),
    ...createAnnouncementSaving(ports, places),

    /** Pictures are shown to whoever may read the class, whenever they came to it, and wherever a message shows them. */
    pictures: {
      async shown(from: Reader, fileIds: readonly string[]) {
        const withGroups = await groupsOfPictures(from, fileIds);
        const rooms = new Map<string, string | undefined>();
        for (const id of new Set(withGroups.map(({ group_id }) => group_id)))
          rooms.set(id, (await ports.groups.find(from, id))?.room);
        return withGroups.flatMap(({ group_id, file_id }) => {
          const room = rooms.get(group_id);
          return room === undefined ? [] : [{ room, file_id, seq: Infinity }];
        });
      },
      holds: showsPicture,
    },

    /** D36, E36: its message goes with it alone; one that was forwarded is a message like others. */
    async cardRefusal(
      from: Reader,
      { id, kind, body }: { readonly id: string | null; readonly kind: string; readonly body: unknown },
    ): Promise<MsgKey | null> {
      if (kind !== 'announcement') return null;
      const { announcement_id } = messageContents.announcement.body.parse(body);
      return (await findCurrent(from, announcement_id))?.message_id === id ? 'announcement.recall' : null;
    },

    /** G083: its message is taken back, and its pictures are deleted that nothing else shows. */
    remove(
      uid: string,
      id: string,
      intent: IdempotencyKey,
    ): Promise<CallAnswer<AnnouncementServiceCalls['del']>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = (await lockAnnouncement(tx, id)) ?? refuse('announcement.missing');
          const { room } = await places.asWriter(tx, uid, row.group_id);
          const pictures = await deleteAnnouncement(tx, id);
          for (const fileId of pictures)
            await files.drop(tx, fileId, () => isUsedElsewhere(tx, fileId, row.message_id));
          await rooms.withdraw(tx, room, row.message_id, uid);
          await rooms.announce(tx, room, { kind: 'announcement', id });
          return { ok: true } as const;
        }),
      );
    },

    /** G180: who wrote the version has read it without a receipt. */
    read(uid: string, id: string, version: number): Promise<CallAnswer<AnnouncementServiceCalls['read']>> {
      return database.transaction(async (tx) => {
        const announcement = (await holdAnnouncement(tx, id)) ?? refuse('announcement.missing');
        const { room } = await places.asReader(tx, uid, announcement.group_id);
        if (announcement.version !== version) refuse('announcement.changed');
        const row = await findCurrent(tx, id);
        const isNew = row?.by_uid !== uid && (await insertReceipt(tx, announcement, uid, clock.now()));
        if (isNew)
          database.afterCommit(tx, () =>
            rooms.count(room, `announcement_read ${id}`, { kind: 'announcement_read', id }),
          );
        return { ok: true } as const;
      });
    },
  };
}
export type Announcements = ReturnType<typeof createAnnouncements>;
