import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

export type StaffRole = 'streamer' | 'live_admin';

type ChannelTables = {
  channel: { channel_id: string; name: string; img: string; owner_uid: string; created_at: Moment };
  channel_staff: { channel_id: string; uid: string; role: StaffRole };
  channel_follow: { channel_id: string; uid: string; created_at: Moment };
  channel_subscription: { channel_id: string; uid: string; created_at: Moment };
};
export type ChannelRow = Selectable<ChannelTables['channel']>;

/** The two flags a member may set on a channel (T07). */
export type Flag = 'channel_follow' | 'channel_subscription';

const db = (reader: Reader) => reader.withTables<ChannelTables>();

export const insertChannel = async (tx: Tx, row: ChannelRow): Promise<void> => {
  await db(tx).insertInto('channel').values(withDates(row, 'created_at')).execute();
};

export const insertStaff = async (tx: Tx, rows: ChannelTables['channel_staff'][]): Promise<void> => {
  if (rows.length > 0) await db(tx).insertInto('channel_staff').values(rows).execute();
};

export const findChannels = (reader: Reader, ids: readonly string[]): Promise<ChannelRow[]> =>
  db(reader)
    .selectFrom('channel')
    .selectAll()
    .where('channel_id', '=', sql<string>`ANY(${[...ids]})`)
    .execute();

/** A member's role in a channel, or null. */
export async function findRole(
  reader: Reader,
  channelId: string,
  uid: string,
): Promise<'owner' | StaffRole | null> {
  const row = await db(reader)
    .selectFrom('channel')
    .leftJoin('channel_staff', (join) =>
      join.onRef('channel_staff.channel_id', '=', 'channel.channel_id').on('channel_staff.uid', '=', uid),
    )
    .select(['owner_uid', 'role'])
    .where('channel.channel_id', '=', channelId)
    .executeTakeFirst();
  if (row?.owner_uid === uid) return 'owner';
  return row?.role ?? null;
}

/** Channels a member owns, or streams for; oldest first. */
export async function findStreamChannels(reader: Reader, uid: string): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('channel')
    .select('channel_id')
    .where((where) =>
      where.or([
        where('owner_uid', '=', uid),
        where('channel_id', 'in', (inner) =>
          inner
            .selectFrom('channel_staff')
            .select('channel_staff.channel_id')
            .where('channel_staff.uid', '=', uid)
            .where('role', '=', 'streamer'),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('channel_id')
    .execute();
  return rows.map((row) => row.channel_id);
}

/** Sets or takes back a flag; a repeat changes nothing. */
export async function setFlag(
  tx: Tx,
  flag: Flag,
  row: { channel_id: string; uid: string; created_at: number },
  on: boolean,
): Promise<void> {
  if (on) {
    await db(tx)
      .insertInto(flag)
      .values(withDates(row, 'created_at'))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db(tx)
      .deleteFrom(flag)
      .where('channel_id', '=', row.channel_id)
      .where('uid', '=', row.uid)
      .execute();
  }
}

/** Which of `ids` carry the member's flag. */
export async function findFlagged(
  reader: Reader,
  flag: Flag,
  uid: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db(reader)
    .selectFrom(flag)
    .select('channel_id')
    .where('uid', '=', uid)
    .where('channel_id', '=', sql<string>`ANY(${[...ids]})`)
    .execute();
  return new Set(rows.map((row) => row.channel_id));
}

/** Followers by channel; those without any are left out. */
export async function countFans(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db(reader)
    .selectFrom('channel_follow')
    .select((select) => ['channel_id', select.fn.countAll<number>().as('fans')])
    .where('channel_id', '=', sql<string>`ANY(${[...ids]})`)
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map((row) => [row.channel_id, row.fans]));
}

export interface ChannelSearch {
  readonly q: string;
  readonly tab: 'all' | 'mine' | 'followed' | 'subscribed';
  readonly uid: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of channels by name, and how many there are. */
export async function searchChannels(
  reader: Reader,
  { q, tab, uid, limit, offset }: ChannelSearch,
): Promise<{ rows: ChannelRow[]; total: number }> {
  let query = db(reader).selectFrom('channel');
  if (q) query = query.where(sql<boolean>`strpos(lower(name), lower(${q})) > 0`);
  if (tab === 'mine') query = query.where('channel_id', 'in', await findStreamChannelsOrNone(reader, uid));
  if (tab === 'followed' || tab === 'subscribed') {
    const flag = tab === 'followed' ? 'channel_follow' : 'channel_subscription';
    query = query.where('channel_id', 'in', (inner) =>
      inner.selectFrom(flag).select(`${flag}.channel_id`).where(`${flag}.uid`, '=', uid),
    );
  }
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('name')
    .orderBy('channel_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** SQL has no empty list, so one with an impossible id stands for it. */
async function findStreamChannelsOrNone(reader: Reader, uid: string): Promise<string[]> {
  const ids = await findStreamChannels(reader, uid);
  return ids.length > 0 ? ids : [''];
}
