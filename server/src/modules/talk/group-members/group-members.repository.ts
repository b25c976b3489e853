import { groupRoles, type GroupMember, type GroupRole } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

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

export interface MembersWanted {
  readonly groupId: string;
  readonly room: string;
  /** Whose remarks are read. */
  readonly reader: string;
  readonly role?: GroupRole | undefined;
  /** The text of a tag. */
  readonly tag?: string | undefined;
  readonly label?: GroupMember['label'] | undefined;
}

/** A condition on `group_member`. */
const isWanted = ({ groupId, role, tag }: Pick<MembersWanted, 'groupId' | 'role' | 'tag'>) => sql<boolean>`
  group_member.group_id = ${groupId}
  AND (${role ?? null}::text IS NULL OR group_member.role = ${role ?? null})
  AND (${tag ?? null}::text IS NULL OR EXISTS (
    SELECT 1 FROM member_tag
    WHERE member_tag.group_id = group_member.group_id AND member_tag.uid = group_member.uid
      AND member_tag.text = ${tag ?? null}))`;

const dayMs = 86_400_000;

/**
 * Those of a group who fit, those who run it first. Domain 3.4 labels them: 3 messages or more in
 * 7 days, 1 or 2, none in 30 days; of each at most three messages are looked at.
 * @param now UTC ms
 * @param range the part that is read, where no label is asked for; all of them without one
 */
export async function findGroupMembers(
  from: Reader,
  { groupId, room, reader, role, tag, label }: MembersWanted,
  now: number,
  range?: { readonly limit: number; readonly offset: number },
): Promise<readonly GroupMemberRow[]> {
  const part = range ? sql`LIMIT ${range.limit} OFFSET ${range.offset}` : sql``;
  const inOrder = sql`ORDER BY array_position(${[...groupRoles]}::text[], role), joined_at, uid`;
  const said = sql`SELECT 1 FROM room_frame
    WHERE room = ${room} AND sender = asked.uid AND type = 'msg' AND status = 'normal'`;
  const { rows } = await sql<GroupMemberRow>`
    SELECT uid, role, joined_at AS "joinedAt", remark, label FROM (
      SELECT asked.uid, role, joined_at, coalesce(member_remark.text, '') AS remark,
        CASE
          WHEN week.n >= 3 THEN 'active'
          WHEN week.n >= 1 THEN 'bubbling'
          WHEN NOT EXISTS (${said} AND ts > ${new Date(now - 30 * dayMs)}::timestamptz) THEN 'diving'
        END AS label
      FROM (
        SELECT uid, role, joined_at FROM group_member
        WHERE ${isWanted({ groupId, role, tag })}
        ${inOrder} ${part}
      ) AS asked
      LEFT JOIN member_remark
        ON member_remark.uid = asked.uid AND member_remark.writer_uid = ${reader}
      CROSS JOIN LATERAL (
        SELECT count(*) AS n
        FROM (${said} AND ts > ${new Date(now - 7 * dayMs)}::timestamptz LIMIT 3) AS latest
      ) AS week
    ) AS labelled
    WHERE ${label ?? null}::text IS NULL OR label = ${label ?? null}
    ${inOrder}`.execute(from);
  return rows;
}

/** How many fit who are not asked for by a label. */
export async function countGroupMembers(
  from: Reader,
  wanted: Pick<MembersWanted, 'groupId' | 'role' | 'tag'>,
): Promise<number> {
  const { n } = await tables(from)
    .selectFrom('group_member')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where(isWanted(wanted))
    .executeTakeFirstOrThrow();
  return n;
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
