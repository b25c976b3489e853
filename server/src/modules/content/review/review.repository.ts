import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type ReviewTables = {
  review_verdict: {
    verdict_id: string;
    kind: string;
    item_id: string;
    version: number;
    author_uid: string;
    judge_uid: string;
    passes: boolean;
    reason: string;
    submitted_at: Moment;
    decided_at: Moment;
    takes_effect_at: Moment;
    state: 'held' | 'done' | 'undone' | 'void';
  };
};
export type VerdictRow = Selectable<ReviewTables['review_verdict']>;
const tables = (reader: Reader) => reader.withTables<ReviewTables>();

/** @returns false when somebody else's verdict on it is pending */
export async function insertVerdict(tx: Tx, row: VerdictRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('review_verdict')
    .values(withDates(row, 'submitted_at', 'decided_at', 'takes_effect_at'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('verdict_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findVerdict = (reader: Reader, id: string): Promise<VerdictRow | undefined> =>
  tables(reader).selectFrom('review_verdict').selectAll().where('verdict_id', '=', id).executeTakeFirst();

/** The newest verdict on a thing, locked. @param version of this version alone */
export function lockNewest(
  tx: Tx,
  kind: string,
  itemId: string,
  version?: number,
): Promise<VerdictRow | undefined> {
  let query = tables(tx)
    .selectFrom('review_verdict')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', itemId);
  if (version !== undefined) query = query.where('version', '=', version);
  return query
    .orderBy('decided_at', 'desc')
    .orderBy('verdict_id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function endVerdict(
  tx: Tx,
  id: string,
  state: Exclude<VerdictRow['state'], 'held'>,
): Promise<void> {
  await tables(tx).updateTable('review_verdict').set({ state }).where('verdict_id', '=', id).execute();
}

/** The verdicts of a queue that their judges can still take back. */
export const findPendingVerdicts = (reader: Reader, kind: string): Promise<VerdictRow[]> =>
  tables(reader)
    .selectFrom('review_verdict')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'held')
    .orderBy('decided_at')
    .execute();

/** Verdicts that are pending and due. @param now UTC ms */
export async function findDue(reader: Reader, now: number): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('review_verdict')
    .select('verdict_id')
    .where('state', '=', 'held')
    .where('takes_effect_at', '<=', momentAt(now))
    .orderBy('takes_effect_at')
    .execute();
  return rows.map(({ verdict_id }) => verdict_id);
}

/** The median of how long the last things of a kind waited, ms; null when none was judged. @param last how many count */
export async function findUsualWait(reader: Reader, kind: string, last: number): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM waited) * 1000)::bigint AS wait
    FROM (
      SELECT decided_at - submitted_at AS waited FROM review_verdict
      WHERE kind = ${kind} AND state = 'done' ORDER BY decided_at DESC LIMIT ${last}) AS latest`.execute(
    reader,
  );
  return rows[0]?.wait ?? null;
}
