import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type Tables = {
  class_group: {
    group_id: string;
    channel_id: string;
    /** 1 for the channel's first group. */
    ordinal: number;
    room: string;
    created_at: Moment;
  };
  group_member: { group_id: string; uid: string; joined_at: Moment };
};
export type GroupRow = Selectable<Tables['class_group']>;

const tables = (reader: Reader) => reader.withTables<Tables>();

export async function insertGroup(tx: Tx, row: GroupRow): Promise<void> {
  await tables(tx).insertInto('class_group').values(withDates(row, 'created_at')).execute();
}

/** The newest group of a channel, locked: joining it or opening another waits until the transaction ends. */
export const lockNewestGroup = (tx: Tx, channelId: string): Promise<GroupRow | undefined> =>
  tables(tx)
    .selectFrom('class_group')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Members of a group whom its capacity counts. */
export async function countMembers(reader: Reader, groupId: string): Promise<number> {
  const { n } = await tables(reader)
    .selectFrom('group_member')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return n;
}

/** The same for many groups. */
export async function countMembersOf(
  reader: Reader,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('group_member')
    .select((select) => ['group_id', select.fn.countAll<number>().as('n')])
    .where('group_id', '=', sql<string>`ANY(${[...groupIds]}::text[])`)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, n }) => [group_id, n]));
}

/** The group of a channel that somebody is in. */
export const findGroupOfMember = (
  reader: Reader,
  channelId: string,
  uid: string,
): Promise<GroupRow | undefined> =>
  tables(reader)
    .selectFrom('class_group')
    .innerJoin('group_member', 'group_member.group_id', 'class_group.group_id')
    .selectAll('class_group')
    .where('class_group.channel_id', '=', channelId)
    .where('group_member.uid', '=', uid)
    .executeTakeFirst();

export const findGroupOfRoom = (reader: Reader, room: string): Promise<GroupRow | undefined> =>
  tables(reader).selectFrom('class_group').selectAll().where('room', '=', room).executeTakeFirst();

export const findGroup = (reader: Reader, groupId: string): Promise<GroupRow | undefined> =>
  tables(reader).selectFrom('class_group').selectAll().where('group_id', '=', groupId).executeTakeFirst();

/** Those of `uids` who are members of a group. */
export async function findMembers(
  reader: Reader,
  groupId: string,
  uids: readonly string[],
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('group_member')
    .select('uid')
    .where('group_id', '=', groupId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return rows.map(({ uid }) => uid);
}

export const findGroupsOfMember = (reader: Reader, uid: string): Promise<GroupRow[]> =>
  tables(reader)
    .selectFrom('class_group')
    .innerJoin('group_member', 'group_member.group_id', 'class_group.group_id')
    .selectAll('class_group')
    .where('group_member.uid', '=', uid)
    .execute();

export async function insertMember(tx: Tx, groupId: string, uid: string, at: number): Promise<void> {
  await tables(tx)
    .insertInto('group_member')
    .values({ group_id: groupId, uid, joined_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMember(tx: Tx, groupId: string, uid: string): Promise<void> {
  await tables(tx)
    .deleteFrom('group_member')
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .execute();
}

export async function isMember(reader: Reader, groupId: string, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('group_member')
    .select(sql<number>`1`.as('one'))
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}
