import {
  nobody,
  type CallAnswer,
  type CallRequest,
  type calls,
  type ClassAnnouncement,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';
import {
  findCurrent,
  findWaiting,
  listCurrent,
  type CurrentAnnouncement,
} from './announcements.repository.ts';
import type { AnnouncementPlaces } from './places.access.ts';
import { countReceipts, findReadBy, findReaders } from './receipts.repository.ts';

type AnnouncementListCalls = typeof calls.announcements;

/** What members and staff see of announcements. */
export function createAnnouncementLists(
  { database, users, groups }: AnnouncementPorts,
  places: AnnouncementPlaces,
) {
  async function shown(
    reader: Reader,
    rows: readonly CurrentAnnouncement[],
    { uid, groupId, mayManage }: { uid: string; groupId: string; mayManage: boolean },
  ): Promise<ClassAnnouncement[]> {
    const people = rows.flatMap(({ author, by_uid }) => [author, by_uid]);
    const members = mayManage ? await groups.memberUids(reader, groupId) : [];
    const [known, mine, counts] = await Promise.all([
      users.many(reader, [...new Set(people)]),
      findReadBy(reader, rows, uid),
      countReceipts(reader, rows, members),
    ]);
    const person = (who: string) => {
      const { nickname, img } = known.get(who) ?? nobody(who);
      return { uid: who, nickname, img };
    };
    return rows.map((row) => {
      const isEdited = row.version > 1;
      return {
        id: row.announcement_id,
        message_id: row.message_id,
        content: row.content,
        pics: [...row.pics],
        must_read: row.must_read,
        version: row.version,
        author: person(row.author),
        created: shanghaiTime(row.created_at),
        created_ts: row.created_at,
        edited: isEdited ? shanghaiTime(row.made_at) : null,
        edited_ts: isEdited ? row.made_at : null,
        editor: isEdited ? person(row.by_uid) : null,
        is_read: row.by_uid === uid || mine.has(row.announcement_id),
        read: mayManage
          ? {
              count: counts.get(row.announcement_id) ?? 0,
              of: members.filter((member) => member !== row.by_uid).length,
            }
          : null,
        reminded_ts: mayManage ? row.reminded_at : null,
      };
    });
  }

  return {
    /** G082. @throws Refusal `chat.room_missing`, `request.forbidden` */
    async list(
      uid: string,
      { group_id: groupId, id, page, page_size: pageSize }: CallRequest<AnnouncementListCalls['list']>,
    ): Promise<CallAnswer<AnnouncementListCalls['list']>> {
      const { reader } = database;
      const { mayManage } = await places.asReader(reader, uid, groupId);
      const { rows, total } = await listCurrent(reader, groupId, { id, page, pageSize });
      const waiting = await findWaiting(reader, groupId, uid);
      const all = await shown(reader, waiting ? [...rows, waiting] : rows, { uid, groupId, mayManage });
      return {
        list: all.slice(0, rows.length),
        total,
        page,
        page_size: pageSize,
        may_manage: mayManage,
        waiting: all[rows.length] ?? null,
      };
    },

    /**
     * G181: who came to the class first first. The cursor is the last member of the rows before: who reads meanwhile
     * moves to the other list, which would move pages by number past a member.
     */
    async readers(
      uid: string,
      { id, read, cursor, size }: CallRequest<AnnouncementListCalls['readers']>,
    ): Promise<CallAnswer<AnnouncementListCalls['readers']>> {
      const { reader } = database;
      const row = (await findCurrent(reader, id)) ?? refuse('announcement.missing');
      await places.asStaff(reader, uid, row.group_id);
      const found = await findReaders(reader, row, { hasRead: read, after: cursor, most: size + 1 });
      const here = found.slice(0, size);
      const known = await users.many(
        reader,
        here.map((one) => one.uid),
      );
      const list = here.map((one) => ({
        user: known.get(one.uid) ?? nobody(one.uid),
        read: one.readAt === null ? null : shanghaiTime(one.readAt),
        read_ts: one.readAt,
      }));
      return { list, next: found.length > size ? (here.at(-1)?.uid ?? null) : null };
    },
  };
}
