import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type VoteTables = {
  live_vote: {
    vote_id: string;
    live_id: string;
    question: string;
    created_by: string;
    created_at: Moment;
    ends_at: Moment;
    closed_at: Moment | null;
  };
  live_vote_option: { vote_id: string; option_id: string; text: string; n: Generated<number> };
  live_vote_cast: { vote_id: string; uid: string; option_id: string; cast_at: Moment };
};
export type VoteRow = Selectable<VoteTables['live_vote']>;
export type OptionRow = Selectable<VoteTables['live_vote_option']>;

const db = (reader: Reader) => reader.withTables<VoteTables>();

export async function insertVote(tx: Tx, row: VoteRow, options: readonly string[]): Promise<void> {
  await db(tx)
    .insertInto('live_vote')
    .values(withDates(row, 'created_at', 'ends_at', 'closed_at'))
    .execute();
  await db(tx)
    .insertInto('live_vote_option')
    .values(options.map((text, at) => ({ vote_id: row.vote_id, option_id: String(at + 1), text })))
    .execute();
}

export const findVote = (reader: Reader, voteId: string): Promise<VoteRow | undefined> =>
  db(reader).selectFrom('live_vote').selectAll().where('vote_id', '=', voteId).executeTakeFirst();

/** The same with a shared lock: it cannot close until the transaction ends. */
export const holdVote = (tx: Tx, voteId: string): Promise<VoteRow | undefined> =>
  db(tx).selectFrom('live_vote').selectAll().where('vote_id', '=', voteId).forShare().executeTakeFirst();

/** The newest vote of a live session. */
export const findNewest = (reader: Reader, liveId: string): Promise<VoteRow | undefined> =>
  db(reader)
    .selectFrom('live_vote')
    .selectAll()
    .where('live_id', '=', liveId)
    .orderBy('created_at', 'desc')
    .orderBy('vote_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Its answers in their order. */
export const findOptions = (reader: Reader, voteId: string): Promise<OptionRow[]> =>
  db(reader)
    .selectFrom('live_vote_option')
    .selectAll()
    .where('vote_id', '=', voteId)
    .orderBy('option_id')
    .execute();

export async function findCast(reader: Reader, voteId: string, uid: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('live_vote_cast')
    .select('option_id')
    .where('vote_id', '=', voteId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.option_id ?? null;
}

/** Stores a member's vote and counts it. @returns false when they had voted already */
export async function insertCast(
  tx: Tx,
  cast: { vote_id: string; uid: string; option_id: string; cast_at: number },
): Promise<boolean> {
  const added = await db(tx)
    .insertInto('live_vote_cast')
    .values(withDates(cast, 'cast_at'))
    .onConflict((conflict) => conflict.columns(['vote_id', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  if (!added) return false;
  await db(tx)
    .updateTable('live_vote_option')
    .set({ n: sql`n + 1` })
    .where('vote_id', '=', cast.vote_id)
    .where('option_id', '=', cast.option_id)
    .execute();
  return true;
}

/** Closes an open vote. @returns false when it was closed already */
export async function closeVote(tx: Tx, voteId: string, at: number): Promise<boolean> {
  const row = await db(tx)
    .updateTable('live_vote')
    .set({ closed_at: new Date(at) })
    .where('vote_id', '=', voteId)
    .where('closed_at', 'is', null)
    .returning('vote_id')
    .executeTakeFirst();
  return row !== undefined;
}
