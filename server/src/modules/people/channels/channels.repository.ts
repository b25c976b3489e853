import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';

export type StaffRole = 'streamer' | 'live_admin';

type ChannelTables = {
  channel: { channel_id: string; name: string; img: string; owner_uid: string; created_at: Moment };
  channel_staff: { channel_id: string; uid: string; role: StaffRole };
  channel_follow: { channel_id: string; uid: string; created_at: Moment };
  /** `agreement`: the version of the channel's terms that was ticked (V35). */
  channel_subscription: { channel_id: string; uid: string; agreement: string; created_at: Moment };
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

/** What members are in a channel; those who run nothing of it are left out. */
export async function findRoles(
  reader: Reader,
  channelId: string,
  uids: readonly string[],
): Promise<Map<string, 'owner' | StaffRole>> {
  const among = sql<string>`ANY(${[...uids]})`;
  const staff = db(reader)
    .selectFrom('channel_staff')
    .select(['uid', 'role'])
    .where('channel_id', '=', channelId)
    .where('uid', '=', among);
  const rows = await db(reader)
    .selectFrom('channel')
    .select(['owner_uid as uid', sql.lit<'owner' | StaffRole>('owner').as('role')])
    .where('channel_id', '=', channelId)
    .where('owner_uid', '=', among)
    .unionAll(staff)
    .execute();
  const roles = new Map(rows.map(({ uid, role }) => [uid, role]));
  // Who owns it may be among its staff too.
  for (const { uid, role } of rows) if (role === 'owner') roles.set(uid, role);
  return roles;
}

/** Who streams for a channel beside its owner. */
export async function findStreamers(reader: Reader, channelId: string): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('channel_staff')
    .select('uid')
    .where('channel_id', '=', channelId)
    .where('role', '=', 'streamer')
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Channels a member owns, the oldest first. */
export const findOwned = (reader: Reader, uid: string): Promise<{ channel_id: string; name: string }[]> =>
  db(reader)
    .selectFrom('channel')
    .select(['channel_id', 'name'])
    .where('owner_uid', '=', uid)
    .orderBy('created_at')
    .orderBy('channel_id')
    .execute();

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

interface FlagRow {
  channel_id: string;
  uid: string;
  created_at: number;
}

/** Follows; a repeat changes nothing. */
export const insertFollow = async (tx: Tx, row: FlagRow): Promise<void> => {
  await db(tx)
    .insertInto('channel_follow')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Subscribes; a repeat keeps the terms accepted last. */
export const insertSubscription = async (tx: Tx, row: FlagRow & { agreement: string }): Promise<void> => {
  await db(tx)
    .insertInto('channel_subscription')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'uid']).doUpdateSet({ agreement: row.agreement }),
    )
    .execute();
};

/** Takes a flag back; a repeat changes nothing. */
export const deleteFlag = async (tx: Tx, flag: Flag, channelId: string, uid: string): Promise<void> => {
  await db(tx).deleteFrom(flag).where('channel_id', '=', channelId).where('uid', '=', uid).execute();
};

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

/** Who of `uids` has the flag on a channel. */
export async function findFlaggers(
  reader: Reader,
  flag: Flag,
  channelId: string,
  uids: readonly string[],
): Promise<Set<string>> {
  const rows = await db(reader)
    .selectFrom(flag)
    .select('uid')
    .where('channel_id', '=', channelId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
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

/** How many of the channel's followers began to follow it in this time, UTC ms, both ends included. */
export async function countNewFans(
  reader: Reader,
  channelId: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<number> {
  const row = await db(reader)
    .selectFrom('channel_follow')
    .select((select) => select.fn.countAll<number>().as('fans'))
    .where('channel_id', '=', channelId)
    .where('created_at', '>=', momentAt(from))
    .where('created_at', '<=', momentAt(until))
    .executeTakeFirstOrThrow();
  return row.fans;
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
  if (q) query = query.where(standAllIn(sql`channel.search_words`, q));
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
