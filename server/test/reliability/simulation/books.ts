import { sql } from 'kysely';
import pg from 'pg';
import type { Reader } from '../../../src/platform/database/index.ts';
import type { ModelClub, ModelFan, ModelProduct } from './context.ts';
import type { Books, ModelHold } from './model.ts';

/** A moment in UTC ms, as a number for the model. */
const msOf = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::bigint`;

/** A connection for what is read after each step. */
export interface Audit {
  /**
   * Reads by a statement that PostgreSQL plans once: planning it took longer than running it.
   * @param name of the statement, the same for the same text
   */
  read<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openAudit(url: string): Promise<Audit> {
  const client = new pg.Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
  return {
    async read<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
      return (await client.query({ name, text, values: [...values] })).rows as Row[];
    },
    close: () => client.end(),
  };
}

/** The books at the moment $1. */
const storedBooks = `
    SELECT 'beans ' || owner_id || ' ' || coalesce((extract(epoch FROM expires_at) * 1000)::bigint::text, 'never') AS line,
      sum(remaining)::bigint AS amount
    FROM wallet_lot JOIN wallet_account account ON account.id = account_id
    WHERE remaining > 0 AND (expires_at > $1 OR expires_at IS NULL) GROUP BY 1
    UNION ALL SELECT currency || ' ' || owner_id, balance FROM wallet_account
    WHERE owner_kind = 'user' AND currency <> 'BEAN' AND balance <> 0
    UNION ALL SELECT owner_kind || ' ' || owner_id || ' ' || currency, sum(amount)::bigint
    FROM wallet_entry JOIN wallet_account account ON account.id = account_id
    WHERE owner_kind <> 'user' AND owner_id <> 'expired' GROUP BY 1 HAVING sum(amount) <> 0
    UNION ALL SELECT 'knapsack ' || uid || ' ' || gift_id, n FROM knapsack_item WHERE n > 0
    UNION ALL SELECT 'stock ' || product_id, stock FROM shop_product WHERE stock > 0
    UNION ALL SELECT 'sold ' || product_id, sold FROM shop_product WHERE sold > 0`;

/** The books as they are stored, at `now` (UTC ms). */
export async function readBooks(audit: Audit, now: number): Promise<Books> {
  const rows = await audit.read<{ line: string; amount: number }>('books', storedBooks, [new Date(now)]);
  return new Map(rows.map(({ line, amount }) => [line, amount]));
}

/** What is set aside already: it is given back in its time, and nobody here takes from it. */
export async function readHolds(reader: Reader): Promise<ModelHold[]> {
  const { rows } = await sql<ModelHold>`
    SELECT hold.id, owner_id AS uid, currency, hold.amount - captured - released AS "left", captured,
      expires_at AS "expiresAt", true AS "isPacket", coalesce((
        SELECT jsonb_agg(jsonb_build_object('expiresAt', ${msOf('lot.expires_at')}, 'amount', use.amount) ORDER BY lot.expires_at, lot.id)
        FROM wallet_entry entry JOIN wallet_lot_use use ON use.entry_id = entry.id JOIN wallet_lot lot ON lot.id = use.lot_id
        WHERE entry.journal_id = hold.journal_id), '[]') AS drawn
    FROM wallet_hold hold JOIN wallet_account account ON account.id = hold.account_id
    WHERE state = 'reserved' ORDER BY hold.id`.execute(reader);
  return rows;
}

/** What the live session sells. */
export async function readProducts(reader: Reader, liveId: string): Promise<ModelProduct[]> {
  const { rows } = await sql<ModelProduct>`
    SELECT product_id AS id, minor, limit_each AS "limit", stock IS NOT NULL AS "isCounted"
    FROM shop_product WHERE product_id IN (SELECT unnest(goods) FROM live WHERE live_id = ${liveId})
    ORDER BY product_id`.execute(reader);
  return rows;
}

/** The fan clubs of channels that have followers, and who is in them. */
export async function readClubs(
  reader: Reader,
): Promise<{ readonly clubs: ModelClub[]; readonly fans: ModelFan[] }> {
  const { rows: clubs } = await sql<{ channelId: string; uids: string[] }>`
    SELECT channel_id AS "channelId", array_agg(uid) AS uids FROM channel_follow
    GROUP BY channel_id ORDER BY count(*) DESC, channel_id`.execute(reader);
  const { rows: fans } = await sql<Omit<ModelFan, 'exits'> & { leftAt: number | null }>`
    SELECT channel_id AS "channelId", uid, left_at IS NULL AS "isIn", left_at AS "leftAt", closeness,
      lit_until AS "litUntil", auto_light AS auto FROM fan_member ORDER BY channel_id, uid`.execute(reader);
  return {
    clubs: clubs.map(({ channelId, uids }) => ({ channelId, followers: new Set(uids) })),
    fans: fans.map(({ leftAt, ...fan }) => ({
      ...fan,
      exits: leftAt === null ? [] : [leftAt],
      rewarded: new Set(),
    })),
  };
}

/** What has happened once already, as the actions of rewards and orders remember it. */
export async function readFacts(reader: Reader): Promise<Map<string, string>> {
  const { rows } = await sql<{ fact: string; what: string }>`
    SELECT kind || ' ' || uid AS fact, '' AS what FROM reward_grant WHERE subject = ''
    UNION ALL SELECT 'signed in ' || uid, subject || ' ' || streak FROM reward_grant WHERE kind = 'sign_in'
    UNION ALL SELECT 'recharged ' || uid, order_no FROM first_recharge ORDER BY 1, 2`.execute(reader);
  return new Map(rows.map(({ fact, what }) => [fact, what]));
}

/** Where two books differ, in words. */
export function differences(foreseen: Books, stored: Books): string[] {
  const lines = new Set([...foreseen.keys(), ...stored.keys()]);
  return [...lines]
    .filter((line) => foreseen.get(line) !== stored.get(line))
    .map((line) => `${line}: ${foreseen.get(line) ?? 0} foreseen, ${stored.get(line) ?? 0} stored`);
}

/** Invariants 1 to 4 for the journals and accounts that changed since the entry with the id $1. */
const freshFaults = `
  WITH fresh AS MATERIALIZED (
    SELECT entry.id, journal_id, account_id, amount, currency, owner_kind
    FROM wallet_entry entry JOIN wallet_account account ON account.id = account_id WHERE entry.id > $1
  ), touched AS (
    SELECT id, balance, currency FROM wallet_account
    WHERE id IN (SELECT account_id FROM fresh WHERE owner_kind = 'user')
  ), broken AS (
    SELECT 'journal ' || journal_id || ' does not add up to 0' AS what
    FROM fresh GROUP BY journal_id, currency HAVING sum(amount) <> 0
    UNION ALL SELECT id || ' is not the sum of its entries' FROM touched
    WHERE balance <> (SELECT sum(amount) FROM wallet_entry WHERE account_id = touched.id)
    UNION ALL SELECT id || ' is not the sum of its lots' FROM touched
    WHERE currency = 'BEAN' AND balance <> (SELECT sum(remaining) FROM wallet_lot WHERE account_id = touched.id)
    UNION ALL SELECT 'lot ' || lot.id || ' is not what its uses left' FROM wallet_lot lot
    WHERE account_id IN (SELECT id FROM touched)
      AND remaining <> amount - (SELECT coalesce(sum(amount), 0) FROM wallet_lot_use WHERE lot_id = lot.id)
  )
  SELECT (SELECT array_agg(what) FROM broken) AS broken, (SELECT max(id) FROM fresh) AS last`;

/** Looks at what was written since it looked last: cheap enough for every step. */
export function createAuditor(audit: Audit) {
  let last = 0;
  return {
    /** @returns what is broken */
    async look(): Promise<string[]> {
      const [found] = await audit.read<{ broken: string[] | null; last: number | null }>(
        'faults',
        freshFaults,
        [last],
      );
      last = found?.last ?? last;
      return found?.broken ?? [];
    },
  };
}
