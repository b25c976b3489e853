import { groupRoles, type GroupMember, type GroupRole } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';

type GroupMemberTables = {
  group_member: { group_id: string; uid: string; role: GroupRole; joined_at: Moment };
  member_remark: { writer_uid: string; uid: string; text: string };
};
const tables = (reader: Reader) => reader.withTables<GroupMemberTables>();

export interface GroupMemberRow {
  readonly uid: string;
  readonly role: GroupRole;
  readonly joinedAt: number;
  readonly label: GroupMember['label'];
  readonly remark: string;
}

/** Which members of a group are listed. */
export interface MembersWanted {
  readonly groupId: string;
  readonly room: string;
  /** Whose remarks are read. */
  readonly reader: string;
  readonly role?: GroupRole | undefined;
  /** The text of a tag. */
  readonly tag?: string | undefined;
  readonly label?: GroupMember['label'] | undefined;
  /** Words of a nickname or of a remark; empty for all. */
  readonly query: string;
  /** A condition on `group_member.uid`: the words stand in the nickname. */
  readonly isNamed: RawBuilder<boolean>;
  readonly limit: number;
  readonly offset: number;
}

/** A condition on `group_member`, and on `member_remark` of the reader. */
const isWanted = ({ groupId, role, tag, query, isNamed }: MembersWanted) => sql<boolean>`
  group_member.group_id = ${groupId}
  AND (${role ?? null}::text IS NULL OR group_member.role = ${role ?? null})
  AND (${tag ?? null}::text IS NULL OR EXISTS (
    SELECT 1 FROM member_tag
    WHERE member_tag.group_id = group_member.group_id AND member_tag.uid = group_member.uid
      AND member_tag.text = ${tag ?? null}))
  AND ${query === '' ? sql`true` : sql`(${isNamed} OR (${standAllIn(sql`found_by(member_remark.text)`, query)}))`}`;

const dayMs = 86_400_000;

/**
 * Domain 3.4 labels members: 3 messages or more in 7 days, 1 or 2, none in 30 days. At most three messages of each are
 * looked at.
 * @param uid a column of the statement
 * @param now UTC ms
 */
function labelOf(room: string, uid: RawBuilder<unknown>, now: number): RawBuilder<GroupMember['label']> {
  const said = sql`SELECT 1 FROM room_frame
    WHERE room = ${room} AND sender = ${uid} AND type = 'msg' AND status = 'normal'`;
  return sql`(SELECT CASE
      WHEN week.n >= 3 THEN 'active'
      WHEN week.n >= 1 THEN 'bubbling'
      WHEN NOT EXISTS (${said} AND ts > ${new Date(now - 30 * dayMs)}::timestamptz) THEN 'diving'
    END
    FROM (
      SELECT count(*) AS n
      FROM (${said} AND ts > ${new Date(now - 7 * dayMs)}::timestamptz LIMIT 3) AS latest
    ) AS week)`;
}

/**
 * A page of those of a group who fit, those who run it first, and how many fit. The label is made for the page alone,
 * unless it is asked for.
 * @param now UTC ms
 */
export async function findGroupMembers(
  from: Reader,
  wanted: MembersWanted,
  now: number,
): Promise<{ readonly rows: readonly GroupMemberRow[]; readonly total: number }> {
  const { room, reader, label, limit, offset } = wanted;
  const inOrder = sql`ORDER BY array_position(${[...groupRoles]}::text[], role), joined_at, uid`;
  const isLabelled =
    label === undefined ? sql`true` : sql`${labelOf(room, sql`group_member.uid`, now)} = ${label}`;
  const { rows } = await sql<(GroupMemberRow | { readonly uid: null }) & { readonly total: number }>`
    WITH fitting AS MATERIALIZED (
      SELECT group_member.uid, role, joined_at, coalesce(member_remark.text, '') AS remark
      FROM group_member
      LEFT JOIN member_remark
        ON member_remark.uid = group_member.uid AND member_remark.writer_uid = ${reader}
      WHERE ${isWanted(wanted)} AND ${isLabelled}
    ), shown AS (SELECT * FROM fitting ${inOrder} LIMIT ${limit} OFFSET ${offset})
    SELECT shown.uid, role, joined_at AS "joinedAt", remark, total,
      ${labelOf(room, sql`shown.uid`, now)} AS label
    FROM (SELECT count(*) AS total FROM fitting) AS counted
    LEFT JOIN shown ON true
    ${inOrder}`.execute(from);
  // An empty page still has the row of the total.
  return { rows: rows.filter((row) => row.uid !== null), total: rows[0]?.total ?? 0 };
}

/** What somebody is in a group; undefined for who is not in it. The row is locked until the transaction ends. */
export async function lockRole(tx: Tx, groupId: string, uid: string): Promise<GroupRole | undefined> {
  const row = await tables(tx)
    .selectFrom('group_member')
    .select('role')
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.role;
}

export async function saveRole(tx: Tx, groupId: string, uid: string, role: GroupRole): Promise<void> {
  await tables(tx)
    .updateTable('group_member')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .execute();
}

/** @param text empty takes the remark away */
export async function saveRemark(tx: Tx, writer: string, uid: string, text: string): Promise<void> {
  if (text === '') {
    await tables(tx)
      .deleteFrom('member_remark')
      .where('writer_uid', '=', writer)
      .where('uid', '=', uid)
      .execute();
    return;
  }
  await tables(tx)
    .insertInto('member_remark')
    .values({ writer_uid: writer, uid, text })
    .onConflict((conflict) => conflict.columns(['writer_uid', 'uid']).doUpdateSet({ text }))
    .execute();
}
