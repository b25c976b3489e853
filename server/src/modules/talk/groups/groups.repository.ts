import type { ChosenKind, GroupRole } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import { hiddenUpTo } from './groups.domain.ts';

type GroupTables = {
  class_group: {
    group_id: string;
    channel_id: string;
    kind: Generated<'class' | ChosenKind>;
    /** 1 for the channel's first group of its kind. */
    ordinal: number;
    room: string;
    created_at: Moment;
    /** Null as long as it is called after its channel. */
    name: string | null;
    read_only: Generated<boolean>;
    /** Seconds between two messages of a member; 0 is none. */
    slow: Generated<number>;
    /** Members it takes; null is as many as its kind allows. */
    capacity: number | null;
    /** Level of the club that a fan group asks for; null is membership alone. */
    fan_level: number | null;
    /** From then on it is only read; both or neither. */
    dissolved_at: Moment | null;
    dissolved_by: string | null;
  };
  group_member: {
    group_id: string;
    uid: string;
    joined_at: Moment;
    /** `seq` of the room then: earlier messages are not for them, unless they are of the staff. */
    joined_seq: Generated<number>;
    role: GroupRole;
    muted: Generated<boolean>;
    pinned: Generated<boolean>;
  };
};
export type GroupRow = Selectable<GroupTables['class_group']>;

/** What a member has chosen for their own view of a group. */
export type GroupChoice = Pick<Selectable<GroupTables['group_member']>, 'muted' | 'pinned'>;

/** The tables of groups and their members. */
export const groupTables = (reader: Reader) => reader.withTables<GroupTables>();
const tables = groupTables;

export const insertGroup = (
  tx: Tx,
  row: Pick<GroupRow, 'group_id' | 'channel_id' | 'kind' | 'ordinal' | 'room' | 'created_at'> &
    Partial<Pick<GroupRow, 'name' | 'capacity' | 'fan_level'>>,
): Promise<GroupRow> =>
  tables(tx)
    .insertInto('class_group')
    .values(withDates(row, 'created_at'))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The newest group of a kind of a channel, locked: joining it or opening another waits until the transaction ends. */
export const lockNewestGroup = (
  tx: Tx,
  channelId: string,
  kind: GroupRow['kind'],
): Promise<GroupRow | undefined> =>
  tables(tx)
    .selectFrom('class_group')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('kind', '=', kind)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The class group of a channel that somebody is in. */
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
    .where('class_group.kind', '=', 'class')
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

export async function findGroupsOfMember(
  reader: Reader,
  uid: string,
): Promise<
  (GroupRow &
    GroupChoice & { readonly role: GroupRole; readonly joinedAt: number; readonly joinedSeq: number })[]
> {
  const rows = await tables(reader)
    .selectFrom('class_group')
    .innerJoin('group_member', 'group_member.group_id', 'class_group.group_id')
    .selectAll('class_group')
    .select([
      'group_member.muted',
      'group_member.pinned',
      'group_member.role',
      'group_member.joined_at',
      'group_member.joined_seq',
    ])
    .where('group_member.uid', '=', uid)
    .execute();
  return rows.map(({ joined_at: joinedAt, joined_seq, ...group }) => ({
    ...group,
    joinedAt,
    joinedSeq: hiddenUpTo({ role: group.role, joined_seq }),
  }));
}

/** The rooms of the groups that members are in. */
export async function findRoomsOf(
  reader: Reader,
  uids: readonly string[],
): Promise<{ readonly uid: string; readonly room: string; readonly joinedSeq: number }[]> {
  const rows = await tables(reader)
    .selectFrom('group_member')
    .innerJoin('class_group', 'class_group.group_id', 'group_member.group_id')
    .select(['group_member.uid', 'class_group.room', 'group_member.role', 'group_member.joined_seq'])
    .where('group_member.uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return rows.map(({ uid, room, ...seat }) => ({ uid, room, joinedSeq: hiddenUpTo(seat) }));
}

/** @param at UTC ms; @param joinedSeq `seq` of the room then, 0 for who opens it */
export async function insertMember(
  tx: Tx,
  groupId: string,
  {
    uid,
    role,
    at,
    joinedSeq,
  }: { readonly uid: string; readonly role: GroupRole; readonly at: number; readonly joinedSeq: number },
): Promise<void> {
  await tables(tx)
    .insertInto('group_member')
    .values({ group_id: groupId, uid, role, joined_at: new Date(at), joined_seq: joinedSeq })
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

/** What members are in a group, and since when; those who are not in it are left out. */
export async function findSeatsOf(
  reader: Reader,
  groupId: string,
  uids: readonly string[],
): Promise<Map<string, { readonly role: GroupRole; readonly joined_seq: number }>> {
  const rows = await tables(reader)
    .selectFrom('group_member')
    .select(['uid', 'role', 'joined_seq'])
    .where('group_id', '=', groupId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return new Map(rows.map(({ uid, ...seat }) => [uid, seat]));
}

/** Everybody in a group who is no student. */
export const findRoles = (
  reader: Reader,
  groupId: string,
): Promise<{ readonly uid: string; readonly role: GroupRole }[]> =>
  tables(reader)
    .selectFrom('group_member')
    .select(['uid', 'role'])
    .where('group_id', '=', groupId)
    .where('role', '!=', 'student')
    .orderBy('joined_at')
    .orderBy('uid')
    .execute();

/** @param change what is left out stays */
export const updateGroup = (
  tx: Tx,
  groupId: string,
  change: Partial<
    Pick<GroupRow, 'name' | 'read_only' | 'slow' | 'fan_level' | 'dissolved_at' | 'dissolved_by'>
  >,
): Promise<GroupRow> =>
  tables(tx)
    .updateTable('class_group')
    .set({ ...withDates(change, 'dissolved_at'), group_id: groupId })
    .where('group_id', '=', groupId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns what is chosen then, or undefined for who is not in the group */
export const updateChoice = (
  tx: Tx,
  groupId: string,
  uid: string,
  change: Partial<GroupChoice>,
): Promise<GroupChoice | undefined> =>
  tables(tx)
    .updateTable('group_member')
    .set({ ...change, uid })
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .returning(['muted', 'pinned'])
    .executeTakeFirst();
