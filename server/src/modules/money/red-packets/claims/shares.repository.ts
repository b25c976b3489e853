import type { PacketScene } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import type { ClaimRequest, Taker } from '../red-packets.domain.ts';
import { tables, type PacketRow, type TakenShare, type TapRow } from '../red-packets.tables.ts';

const taken = sql`packet_id, place, amount, uid, tap, request_id, claimed_at`;

/** What members have of a packet, and what the same intents of theirs took elsewhere. */
export async function findTaken(
  tx: Tx,
  packetId: string,
  asks: readonly ClaimRequest[],
): Promise<TakenShare[]> {
  const uids = asks.map(({ uid }) => uid);
  const requestIds = asks.map(({ requestId }) => requestId);
  const { rows } = await sql<TakenShare>`
    SELECT ${taken} FROM unnest(${uids}::text[]) AS ask (uid) JOIN red_packet_share USING (uid)
    WHERE packet_id = ${packetId}
    UNION ALL
    SELECT ${taken} FROM unnest(${uids}::text[], ${requestIds}::text[]) AS ask (uid, request_id)
    JOIN red_packet_share USING (uid, request_id) WHERE packet_id <> ${packetId}`.execute(tx);
  return rows;
}

/**
 * Gives shares to those who take them, and counts them, in one statement.
 * @param packet as it is afterwards, but for the sum of what was claimed
 * @returns what was in each, by place
 */
export async function takeShares(
  tx: Tx,
  packet: Pick<PacketRow, 'packet_id' | 'claimed' | 'state' | 'ended_at'>,
  takers: readonly Taker[],
  at: number,
): Promise<Map<number, number>> {
  const { ended_at } = withDates(packet, 'ended_at');
  const { rows } = await sql<{ place: number; amount: number }>`
    WITH taken AS (
      UPDATE red_packet_share AS share
      SET uid = taker.uid, tap = taker.tap, request_id = taker.request_id, claimed_at = ${new Date(at)}
      FROM unnest(
        ${takers.map(({ place }) => place)}::int[], ${takers.map(({ uid }) => uid)}::text[],
        ${takers.map(({ tap }) => tap)}::int[], ${takers.map(({ requestId }) => requestId)}::text[]
      ) AS taker (place, uid, tap, request_id)
      WHERE share.packet_id = ${packet.packet_id} AND share.place = taker.place
      RETURNING share.place, share.amount
    ), counted AS (
      UPDATE red_packet SET claimed = ${packet.claimed}, state = ${packet.state}, ended_at = ${ended_at},
        claimed_sum = claimed_sum + (SELECT sum(amount) FROM taken)::bigint
      WHERE packet_id = ${packet.packet_id}
    )
    SELECT place, amount FROM taken`.execute(tx);
  return new Map(rows.map(({ place, amount }) => [place, amount]));
}

/** The largest share of a packet of which something was taken, the earliest of equals: places are taken in order. */
export const findLuckiest = (reader: Reader, packetId: string): Promise<TakenShare> =>
  tables(reader)
    .selectFrom('red_packet_share')
    .selectAll()
    .$narrowType<TakenShare>()
    .where('packet_id', '=', packetId)
    .where('uid', 'is not', null)
    .orderBy('amount', 'desc')
    .orderBy('place')
    .executeTakeFirstOrThrow();

/** A member's own share; of several, the first. */
export async function findShareOf(reader: Reader, packetId: string, uid: string): Promise<TakenShare | null> {
  const { rows } = await sql<TakenShare>`
    SELECT ${taken} FROM red_packet_share WHERE packet_id = ${packetId} AND uid = ${uid}
    ORDER BY place LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}

/** All shares in the order of their places: for the proof, once the packet has ended. */
export async function findAmounts(reader: Reader, packetId: string): Promise<number[]> {
  const rows = await tables(reader)
    .selectFrom('red_packet_share')
    .select('amount')
    .where('packet_id', '=', packetId)
    .orderBy('place')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** Shares that were taken, newest first. @param page from 1 */
export async function findRecords(
  reader: Reader,
  packetId: string,
  page: { readonly page: number; readonly page_size: number },
): Promise<TakenShare[]> {
  const { rows } = await sql<TakenShare>`
    SELECT ${taken} FROM red_packet_share WHERE packet_id = ${packetId} AND uid IS NOT NULL
    ORDER BY place DESC LIMIT ${page.page_size} OFFSET ${(page.page - 1) * page.page_size}`.execute(reader);
  return rows;
}

/** What a member took between two moments, newest first. */
export async function findReceived(
  reader: Reader,
  given: {
    readonly uid: string;
    readonly scene: PacketScene;
    /** UTC ms; `to` not included. Null for everything. */
    readonly between: { readonly from: number; readonly to: number } | null;
    readonly page: number;
    readonly page_size: number;
  },
): Promise<{
  list: { packet_id: string; sender: string; amount: number; claimed_at: number }[];
  total: number;
  sum: number;
}> {
  const { between } = given;
  let mine = tables(reader)
    .selectFrom('red_packet_share as share')
    .innerJoin('red_packet as packet', 'packet.packet_id', 'share.packet_id')
    .where('share.uid', '=', given.uid)
    .where('packet.scene', '=', given.scene);
  if (between)
    mine = mine
      .where('claimed_at', '>=', momentAt(between.from))
      .where('claimed_at', '<', momentAt(between.to));
  const { total, sum } = await mine
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(share.amount), 0)::bigint`.as('sum'),
    ])
    .executeTakeFirstOrThrow();
  const list = await mine
    .select(['share.packet_id', 'packet.sender', 'share.amount', 'claimed_at'])
    .$narrowType<{ claimed_at: number }>()
    .orderBy('claimed_at', 'desc')
    .orderBy('share.packet_id', 'desc')
    .limit(given.page_size)
    .offset((given.page - 1) * given.page_size)
    .execute();
  return { list, total, sum };
}

/** Catches of members in a rain, and of the same intents elsewhere, in the order they came. */
export async function findTaps(tx: Tx, packetId: string, asks: readonly ClaimRequest[]): Promise<TapRow[]> {
  const uids = asks.map(({ uid }) => uid);
  const requestIds = asks.map(({ requestId }) => requestId);
  const { rows } = await sql<TapRow>`
    SELECT * FROM red_packet_tap WHERE packet_id = ${packetId} AND uid = ANY(${uids})
    UNION ALL
    SELECT tap.* FROM unnest(${uids}::text[], ${requestIds}::text[]) AS ask (uid, request_id)
    JOIN red_packet_tap AS tap USING (uid, request_id) WHERE packet_id <> ${packetId}
    ORDER BY taps`.execute(tx);
  return rows;
}

export async function insertTaps(tx: Tx, rows: readonly TapRow[]): Promise<void> {
  if (rows.length > 0)
    await tables(tx)
      .insertInto('red_packet_tap')
      .values(rows.map((row) => withDates(row, 'at')))
      .execute();
}

/** A member's newest catch of a rain. */
export const findLastTap = (reader: Reader, rainId: string, uid: string): Promise<TapRow | undefined> =>
  tables(reader)
    .selectFrom('red_packet_tap')
    .selectAll()
    .where('packet_id', '=', rainId)
    .where('uid', '=', uid)
    .orderBy('taps', 'desc')
    .executeTakeFirst();
