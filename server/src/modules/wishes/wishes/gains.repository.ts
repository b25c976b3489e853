import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { coolHours, hotHours, hourOf, shanghaiDay } from './wishes.domain.ts';

/** Votes that come to a wish, or go; `at` is when they were given, UTC ms. */
export interface VoteGains {
  readonly free: number;
  readonly paid: number;
  /** What is gained or lost of what was gained, by moment; what is older than 72 hours counts as nothing. */
  readonly gains: readonly { readonly votes: number; readonly at: number }[];
}

/** The first hour whose votes count as gained no more. */
const pastHour = (now: number): number => hourOf(now) - hotHours;

/**
 * The heat of the votes of the last 72 hours; see the migration. Older ones may still stand while nothing has cooled down, such
 * as after a server that was off for long: over 500 days of age are less than the smallest number.
 */
const heatOf = (now: number) => sql`coalesce((
  SELECT max(last.hour) / ${coolHours}::float8
    + ln(sum(gain.votes * power(2::float8, (gain.hour - last.hour) / ${coolHours}::float8))) / ln(2::float8)
  FROM wish_gain AS gain,
    LATERAL (SELECT max(hour) AS hour FROM wish_gain WHERE wish_id = wish.wish_id AND votes > 0) AS last
  WHERE gain.wish_id = wish.wish_id AND gain.votes > 0 AND gain.hour > ${pastHour(now)}), 0)`;

/**
 * Changes the votes of a wish that is locked: what it has, what it gained in the last 72 hours, and today.
 * @returns what it has now
 */
export async function changeVotes(
  tx: Tx,
  wishId: string,
  { free, paid, gains }: VoteGains,
  now: number,
): Promise<{ free_votes: number; paid_votes: number }> {
  const { day, begins } = shanghaiDay(now);
  const counted = gains.filter(({ at }) => hourOf(at) > pastHour(now));
  for (const { votes, at } of counted)
    await sql`
      INSERT INTO wish_gain (wish_id, hour, votes) VALUES (${wishId}, ${hourOf(at)}, ${votes})
      ON CONFLICT (wish_id, hour) DO UPDATE SET votes = wish_gain.votes + EXCLUDED.votes`.execute(tx);
  const today = counted.reduce((sum, { votes, at }) => (at >= begins ? sum + votes : sum), 0);
  const { rows } = await sql<{ free_votes: number; paid_votes: number }>`
    UPDATE wish SET
      free_votes = free_votes + ${free}, paid_votes = paid_votes + ${paid},
      heat = ${counted.length === 0 ? sql`heat` : heatOf(now)},
      day_gain = CASE WHEN day = ${day}::date THEN day_gain ELSE 0 END + ${today}, day = ${day}::date
    WHERE wish_id = ${wishId} RETURNING free_votes, paid_votes`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`wish ${wishId} is not there`);
  return row;
}

/**
 * Forgets the votes of wishes that count as gained no more, and cools them down.
 * @param most wishes at once
 * @returns whether there may be more
 */
export async function coolDown(tx: Tx, now: number, most: number): Promise<boolean> {
  const { rows } = await sql<{ wish_id: string }>`
    SELECT wish_id FROM wish
    WHERE wish_id IN (SELECT wish_id FROM wish_gain WHERE hour <= ${pastHour(now)} LIMIT ${most})
    ORDER BY wish_id FOR NO KEY UPDATE`.execute(tx);
  const ids = rows.map(({ wish_id }) => wish_id);
  if (ids.length === 0) return false;
  await sql`
    DELETE FROM wish_gain WHERE wish_id = ANY(${ids}::text[]) AND hour <= ${pastHour(now)}`.execute(tx);
  await sql`UPDATE wish SET heat = ${heatOf(now)} WHERE wish_id = ANY(${ids}::text[])`.execute(tx);
  return true;
}

/** The wish that gained most votes on the day that has a moment, UTC ms: of equals the one with more votes, then the older. */
export async function findOfTheDay(
  reader: Reader,
  now: number,
): Promise<{ wish_id: string; day_gain: number } | null> {
  const { rows } = await sql<{ wish_id: string; day_gain: number }>`
    SELECT wish_id, day_gain FROM wish
    WHERE day = ${shanghaiDay(now).day}::date AND day_gain > 0 AND status <> 0
      AND merged_into IS NULL AND withdrawn_at IS NULL
    ORDER BY day DESC, day_gain DESC, free_votes + paid_votes DESC, wish_id LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}
