import { sql } from 'kysely';
import { momentAt, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type OriginTables = { invite_origin: { uid: string; origin: string; seen_at: Moment } };

const db = (reader: Reader) => reader.withTables<OriginTables>();

/** Stores from where a member calls, each time again. @param origins digests */
export async function noteOrigins(
  tx: Tx,
  uid: string,
  origins: readonly string[],
  at: number,
): Promise<void> {
  if (origins.length === 0) return;
  await db(tx)
    .insertInto('invite_origin')
    .values(origins.toSorted().map((origin) => ({ uid, origin, seen_at: new Date(at) })))
    .onConflict((conflict) =>
      conflict.columns(['uid', 'origin']).doUpdateSet({ seen_at: sql`excluded.seen_at` }),
    )
    .execute();
}

/** Whether two members called from one place since a moment (UTC ms). */
export async function haveCommonOrigin(
  reader: Reader,
  one: string,
  other: string,
  since: number,
): Promise<boolean> {
  const row = await db(reader)
    .selectFrom('invite_origin as mine')
    .innerJoin('invite_origin as theirs', 'theirs.origin', 'mine.origin')
    .select('mine.origin')
    .where('mine.uid', '=', one)
    .where('theirs.uid', '=', other)
    .where('mine.seen_at', '>', momentAt(since))
    .where('theirs.seen_at', '>', momentAt(since))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what is older than a moment (UTC ms). */
export async function deleteOriginsBefore(tx: Tx, before: number): Promise<void> {
  await db(tx).deleteFrom('invite_origin').where('seen_at', '<', momentAt(before)).execute();
}
