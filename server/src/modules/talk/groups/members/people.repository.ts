import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { groupTables as tables, type GroupRow } from '../groups.repository.ts';

/** Whom a group counts as its people: a robot is none (domain 3.1, D40). */
const isPerson = sql<boolean>`group_member.role <> 'robot'`;

/**
 * The newest class group of a channel that takes somebody more (D80): an older one where members have left it.
 * @param capacity people with whom one is full
 */
export const findGroupWithRoom = (
  tx: Tx,
  channelId: string,
  capacity: number,
): Promise<GroupRow | undefined> =>
  tables(tx)
    .selectFrom('class_group')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'class')
    .where(
      sql<boolean>`(SELECT count(*) FROM group_member
        WHERE group_member.group_id = class_group.group_id AND ${isPerson}) < ${capacity}`,
    )
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();

/** People in a group, whom its capacity counts. */
export async function countMembers(reader: Reader, groupId: string): Promise<number> {
  const { n } = await tables(reader)
    .selectFrom('group_member')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('group_id', '=', groupId)
    .where(isPerson)
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
    .where(isPerson)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, n }) => [group_id, n]));
}

/** The people in a group, who came first first. */
export async function findMemberUids(reader: Reader, groupId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('group_member')
    .select('uid')
    .where('group_id', '=', groupId)
    .where(isPerson)
    .orderBy('joined_at')
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
