import type { BodyOf, CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';
import {
  findCurrent,
  insertAnnouncement,
  insertVersion,
  lockAnnouncement,
  setVersion,
  type CurrentAnnouncement,
} from './announcements.repository.ts';
import type { AnnouncementPlaces } from './places.access.ts';

type AnnouncementToSave = CallRequest<typeof calls.announcements.save>;

const sameAs = (row: CurrentAnnouncement, { content, must_read, pics }: AnnouncementToSave): boolean =>
  row.content === content && row.must_read === must_read && row.pics.join() === pics.join();

const bodyOf = (id: string, { content, pics, must_read }: AnnouncementToSave): BodyOf<'announcement'> => ({
  announcement_id: id,
  content,
  pics: [...pics],
  must_read,
});

/** The staff of a group write an announcement, or a new version of one. */
export function createAnnouncementSaving(ports: AnnouncementPorts, places: AnnouncementPlaces) {
  const { database, clock, ids, idempotency, rooms, pictures: files } = ports;

  async function publish(tx: Tx, uid: string, room: string, saved: AnnouncementToSave): Promise<string> {
    const [id, messageId, now] = [ids.next(), ids.next(), clock.now()];
    for (const pic of saved.pics) await files.take(tx, uid, pic);
    await insertAnnouncement(tx, {
      announcement_id: id,
      group_id: saved.group_id,
      author: uid,
      version: 1,
      message_id: messageId,
      created_at: now,
    });
    const { content, must_read, pics } = saved;
    await insertVersion(
      tx,
      { announcement_id: id, version: 1, content, must_read, by_uid: uid, made_at: now },
      pics,
    );
    await rooms.say(tx, room, {
      id: messageId,
      sender: uid,
      kind: 'announcement',
      body: bodyOf(id, saved),
    });
    await rooms.announce(tx, room, { kind: 'announcement', id });
    return id;
  }

  async function edit(
    tx: Tx,
    uid: string,
    room: string,
    id: string,
    saved: AnnouncementToSave,
  ): Promise<void> {
    await lockAnnouncement(tx, id);
    const row = await findCurrent(tx, id);
    if (!row || row.group_id !== saved.group_id) return refuse('announcement.missing');
    if (saved.version !== undefined && saved.version !== row.version) refuse('announcement.changed');
    if (sameAs(row, saved)) return;
    // Its pictures are the announcement's, whoever of the staff sent them; only new ones must be the editor's own.
    const had = new Set(row.pics);
    for (const pic of saved.pics) if (!had.has(pic)) await files.take(tx, uid, pic);
    const { content, must_read, pics } = saved;
    const version = row.version + 1;
    await insertVersion(
      tx,
      { announcement_id: id, version, content, must_read, by_uid: uid, made_at: clock.now() },
      pics,
    );
    await setVersion(tx, id, version);
    await rooms.revise(tx, room, row.message_id, bodyOf(id, saved));
    await rooms.announce(tx, room, { kind: 'announcement', id });
  }

  return {
    /** G081. @throws Refusal `chat.room_missing`, `request.forbidden`, `announcement.*`, `file.unknown` */
    save(
      uid: string,
      given: AnnouncementToSave,
      intent: IdempotencyKey,
    ): Promise<CallAnswer<typeof calls.announcements.save>> {
      const saved = { ...given, pics: [...new Set(given.pics)] };
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { room } = await places.asWriter(tx, uid, saved.group_id);
          if (saved.id === undefined) return { id: await publish(tx, uid, room, saved) };
          await edit(tx, uid, room, saved.id, saved);
          return { id: saved.id };
        }),
      );
    },
  };
}
