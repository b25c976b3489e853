import {
  messageContents,
  type BodyOf,
  type CallAnswer,
  type CallRequest,
  type calls,
  type MsgKey,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';
import {
  deleteAnnouncement,
  findCurrent,
  groupsOfPictures,
  holdAnnouncement,
  insertAnnouncement,
  insertVersion,
  lockAnnouncement,
  setVersion,
  showsPicture,
  type CurrentAnnouncement,
} from './announcements.repository.ts';
import { createAnnouncementLists } from './list-announcements.usecase.ts';
import { createPlaces } from './places.access.ts';
import { createReminders } from './reminders.job.ts';
import { insertReceipt } from './receipts.repository.ts';

type AnnouncementServiceCalls = typeof calls.announcements;
type Saved = CallRequest<AnnouncementServiceCalls['save']>;

const sameAs = (row: CurrentAnnouncement, { content, must_read, pics }: Saved): boolean =>
  row.content === content && row.must_read === must_read && row.pics.join() === pics.join();

/** Announcements of class groups: written by staff, read and confirmed by members (E08, V14, P06). */
export function createAnnouncements(ports: AnnouncementPorts) {
  const { database, clock, ids, idempotency, rooms } = ports;
  const places = createPlaces(ports);
  const { pictures: files, isHeld } = ports;

  const bodyOf = (id: string, { content, pics, must_read }: Saved): BodyOf<'announcement'> => ({
    announcement_id: id,
    content,
    pics: [...pics],
    must_read,
  });

  async function publish(tx: Tx, uid: string, room: string, saved: Saved): Promise<string> {
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

  async function edit(tx: Tx, uid: string, room: string, id: string, saved: Saved): Promise<void> {
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
    ...createAnnouncementLists(ports, places),
    ...createReminders(ports, places),

    /** G081. @throws Refusal `chat.room_missing`, `request.forbidden`, `announcement.*`, `file.unknown` */
    save(
      uid: string,
      given: Saved,
      intent: IdempotencyKey,
    ): Promise<CallAnswer<AnnouncementServiceCalls['save']>> {
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

    /** Pictures are shown to whoever may read the class, whenever they came to it, and wherever a message shows them. */
    pictures: {
      async shown(from: Reader, fileIds: readonly string[]) {
        const standing = await groupsOfPictures(from, fileIds);
        const rooms = new Map<string, string | undefined>();
        for (const id of new Set(standing.map(({ group_id }) => group_id)))
          rooms.set(id, (await ports.groups.find(from, id))?.room);
        return standing.flatMap(({ group_id, file_id }) => {
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
            await files.drop(tx, fileId, () => isHeld(tx, fileId, row.message_id));
          await rooms.withdraw(tx, room, row.message_id, uid);
          await rooms.announce(tx, room, { kind: 'announcement', id });
          return { ok: true } as const;
        }),
      );
    },

    /** G180: who wrote the version has read it without a receipt. */
    read(uid: string, id: string, version: number): Promise<CallAnswer<AnnouncementServiceCalls['read']>> {
      return database.transaction(async (tx) => {
        const held = (await holdAnnouncement(tx, id)) ?? refuse('announcement.missing');
        const { room } = await places.asReader(tx, uid, held.group_id);
        if (held.version !== version) refuse('announcement.changed');
        const row = await findCurrent(tx, id);
        const isNew = row?.by_uid !== uid && (await insertReceipt(tx, held, uid, clock.now()));
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
