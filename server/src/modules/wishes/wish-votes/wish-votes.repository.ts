import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/wishes. */
type WishVoteTables = {
  wish_vote: { wish_id: string; uid: string; level: number; voted_at: Moment };
  wish_ticket: {
    ticket_id: string;
    wish_id: string;
    uid: string;
    votes: number;
    beans: number;
    bought_at: Moment;
    refunded_at: Moment | null;
  };
};
export type WishTicketRow = Selectable<WishVoteTables['wish_ticket']>;

const tables = (reader: Reader) => reader.withTables<WishVoteTables>();
const among = (ids: readonly string[]) => sql<string>`ANY(${[...ids]}::text[])`;

/** @returns whether it is new */
export async function insertVote(tx: Tx, row: Selectable<WishVoteTables['wish_vote']>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('wish_vote')
    .values(withDates(row, 'voted_at'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns when it was given, UTC ms; null where there was none */
export async function deleteVote(tx: Tx, wishId: string, uid: string): Promise<number | null> {
  const deleted = await tables(tx)
    .deleteFrom('wish_vote')
    .where('wish_id', '=', wishId)
    .where('uid', '=', uid)
    .returning('voted_at')
    .executeTakeFirst();
  return deleted?.voted_at ?? null;
}

export async function insertTicket(tx: Tx, row: WishTicketRow): Promise<void> {
  await tables(tx)
    .insertInto('wish_ticket')
    .values(withDates(row, 'bought_at', 'refunded_at'))
    .execute();
}

/** Those of the wishes that the member gave a free vote. */
export async function findVoted(
  reader: Reader,
  uid: string,
  wishIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(reader)
    .selectFrom('wish_vote')
    .select('wish_id')
    .where('uid', '=', uid)
    .where('wish_id', '=', among(wishIds))
    .execute();
  return new Set(rows.map(({ wish_id }) => wish_id));
}

/** Wishes that a member has voted for, freely or by packs that they still have, the latest first. */
export async function findVotedBy(reader: Reader, uid: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ wish_id: string }>`
    SELECT wish_id FROM (
      SELECT wish_id, voted_at AS at FROM wish_vote WHERE uid = ${uid}
      UNION ALL
      SELECT wish_id, bought_at FROM wish_ticket WHERE uid = ${uid} AND refunded_at IS NULL
    ) AS vote GROUP BY wish_id ORDER BY max(at) DESC LIMIT ${most}`.execute(reader);
  return rows.map(({ wish_id }) => wish_id);
}

/** Speed-up votes of a member in a wish. */
export async function sumTickets(reader: Reader, wishId: string, uid: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('wish_ticket')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('votes'), sql<number>`0`).as('votes'))
    .where('wish_id', '=', wishId)
    .where('uid', '=', uid)
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.votes;
}

/** Free votes of a wish by the level of those who gave them, lowest first. */
export function findLevels(reader: Reader, wishId: string): Promise<{ level: number; votes: number }[]> {
  return tables(reader)
    .selectFrom('wish_vote')
    .select((select) => ['level', select.fn.countAll<number>().as('votes')])
    .where('wish_id', '=', wishId)
    .groupBy('level')
    .orderBy('level')
    .execute();
}

/** Everybody who voted for a wish, freely or by packs. */
const votersOf = (wishId: string) => sql`
  SELECT uid, bool_or(free) AS free, sum(tickets)::int AS tickets, max(at) AS at FROM (
    SELECT uid, true AS free, 0 AS tickets, voted_at AS at FROM wish_vote WHERE wish_id = ${wishId}
    UNION ALL
    SELECT uid, false, votes, bought_at FROM wish_ticket WHERE wish_id = ${wishId} AND refunded_at IS NULL
  ) AS vote GROUP BY uid`;

export async function countVoters(reader: Reader, wishId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM (${votersOf(wishId)}) AS voter`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** A page of the voters of a wish, the latest first. */
export async function findVoters(
  reader: Reader,
  wishId: string,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ uid: string; free: boolean; tickets: number; at: number }[]> {
  const { rows } = await sql<{ uid: string; free: boolean; tickets: number; at: number }>`
    SELECT * FROM (${votersOf(wishId)}) AS voter
    ORDER BY at DESC, uid LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(reader);
  return rows;
}

/** Uids of everybody who voted for a wish. */
export async function findVoterUids(reader: Reader, wishId: string): Promise<string[]> {
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM (${votersOf(wishId)}) AS voter`.execute(reader);
  return rows.map(({ uid }) => uid);
}

/** Marks the tickets of a wish that were bought since a moment as refunded, UTC ms. @returns them, by member */
export async function refundTickets(
  tx: Tx,
  wishId: string,
  since: number,
  at: number,
): Promise<WishTicketRow[]> {
  const rows = await tables(tx)
    .updateTable('wish_ticket')
    .set({ refunded_at: new Date(at) })
    .where('wish_id', '=', wishId)
    .where('refunded_at', 'is', null)
    .where('bought_at', '>', sql<number>`${new Date(since)}::timestamptz`)
    .returningAll()
    .execute();
  return rows.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}

/**
 * Moves the votes of a wish into another, one free vote for each member.
 * @returns how many came, free ones by the hour in which they were given, UTC ms
 */
export async function moveVotes(
  tx: Tx,
  fromId: string,
  toId: string,
): Promise<{ free: { votes: number; at: number }[]; paid: number }> {
  const moved = await sql<{ at: number; votes: number }>`
    WITH gone AS (DELETE FROM wish_vote WHERE wish_id = ${fromId} RETURNING uid, level, voted_at),
    come AS (
      INSERT INTO wish_vote (wish_id, uid, level, voted_at) SELECT ${toId}, uid, level, voted_at FROM gone
      ON CONFLICT DO NOTHING RETURNING voted_at)
    SELECT date_trunc('hour', voted_at, 'UTC') AS at, count(*) AS votes FROM come GROUP BY 1`.execute(tx);
  const tickets = await tables(tx)
    .updateTable('wish_ticket')
    .set({ wish_id: toId })
    .where('wish_id', '=', fromId)
    .where('refunded_at', 'is', null)
    .returning('votes')
    .execute();
  return { free: moved.rows, paid: tickets.reduce((sum, { votes }) => sum + votes, 0) };
}

/** Free votes that a member gave within a time, UTC ms, its end not included, and beans they spent on packs. */
export async function sumOfMember(
  reader: Reader,
  uid: string,
  from: number,
  until: number,
): Promise<{ voted: number; spent: number }> {
  const { rows } = await sql<{ voted: number; spent: number }>`
    SELECT
      (SELECT count(*) FROM wish_vote
        WHERE uid = ${uid} AND voted_at >= ${new Date(from)} AND voted_at < ${new Date(until)}) AS voted,
      (SELECT coalesce(sum(beans), 0) FROM wish_ticket
        WHERE uid = ${uid} AND bought_at >= ${new Date(from)} AND bought_at < ${new Date(until)}) AS spent`.execute(
    reader,
  );
  return rows[0] ?? { voted: 0, spent: 0 };
}

/** Votes that wishes gained within a time, free and paid, by wish; a wish without any is left out. */
export async function sumGained(
  reader: Reader,
  wishIds: readonly string[],
  from: number,
  until: number,
): Promise<ReadonlyMap<string, number>> {
  const ids = [...wishIds];
  const { rows } = await sql<{ wish_id: string; n: number }>`
    SELECT wish_id, sum(n)::int AS n FROM (
      SELECT wish_id, 1 AS n FROM wish_vote WHERE wish_id = ANY(${ids}::text[])
        AND voted_at >= ${new Date(from)} AND voted_at < ${new Date(until)}
      UNION ALL
      SELECT wish_id, votes FROM wish_ticket WHERE wish_id = ANY(${ids}::text[]) AND refunded_at IS NULL
        AND bought_at >= ${new Date(from)} AND bought_at < ${new Date(until)}
    ) AS gained GROUP BY wish_id`.execute(reader);
  return new Map(rows.map(({ wish_id, n }) => [wish_id, n]));
}
