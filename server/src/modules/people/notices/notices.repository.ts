import type { NoticeBody } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { LiveReminderSubject } from './notices.ports.ts';

/** The feature's table; see server/migrations/people. */
type NoticeTables = {
  notice: {
    notice_id: string;
    uid: string;
    body: NoticeBody;
    created_at: Moment;
    read_at: Moment | null;
  };
};
export type NoticeRow = Selectable<NoticeTables['notice']>;

const db = (reader: Reader) => reader.withTables<NoticeTables>();

export async function insertNotices(tx: Tx, rows: readonly Omit<NoticeRow, 'read_at'>[]): Promise<void> {
  const given = rows.map((row) => withDates(row, 'created_at'));
  await sql`INSERT INTO notice (notice_id, uid, body, created_at)
    SELECT notice_id, uid, body, created_at FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      AS given (notice_id text, uid text, body jsonb, created_at timestamptz)`.execute(tx);
}

/** A member's notices of some kinds, newest first, with how many there are. */
export async function findNotices(
  reader: Reader,
  query: { uid: string; kinds: readonly NoticeBody['kind'][]; page: number; page_size: number },
): Promise<{ total: number; list: NoticeRow[] }> {
  const theirs = db(reader)
    .selectFrom('notice')
    .where('uid', '=', query.uid)
    .where(sql`body ->> 'kind'`, 'in', query.kinds);
  const { total } = await theirs
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await theirs
    .selectAll()
    .orderBy('notice_id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return { total, list };
}

export async function countUnread(reader: Reader, uid: string): Promise<number> {
  const { unread } = await db(reader)
    .selectFrom('notice')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('uid', '=', uid)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** @param ids of the member's own, or null for all of them */
export async function markRead(
  tx: Tx,
  uid: string,
  ids: readonly string[] | null,
  at: number,
): Promise<void> {
  let unread = db(tx)
    .updateTable('notice')
    .set({ read_at: new Date(at) })
    .where('uid', '=', uid)
    .where('read_at', 'is', null);
  if (ids) unread = unread.where('notice_id', '=', sql<string>`ANY(${[...ids]})`);
  await unread.execute();
}

/** Marks unread reminders of a live session as read, whoever they are for. */
export async function markRemindersRead(
  tx: Tx,
  { live_id, moment }: LiveReminderSubject,
  at: number,
): Promise<void> {
  let unread = db(tx)
    .updateTable('notice')
    .set({ read_at: new Date(at) })
    .where('read_at', 'is', null)
    .where(sql`body ->> 'kind'`, '=', 'live_reminder')
    .where(sql`body ->> 'live_id'`, '=', live_id);
  if (moment) unread = unread.where(sql`body ->> 'moment'`, '=', moment);
  await unread.execute();
}
