import { folded } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/index.ts';

/** A statement beside which a question is measured, in the same run on the same data. */
export interface WishPeer {
  readonly name: string;
  ask(): Promise<unknown>;
  /** The question may take so many times as long as its peer; below 1 it has to be faster. */
  readonly atMost: number;
}

/** What any page of rows costs here: twenty rows by the primary key. */
export const twentyByKey = ({ reader }: Database, atMost: number): WishPeer => ({
  name: 'twenty by key',
  atMost,
  ask: () => sql`SELECT * FROM wish WHERE wish_id > 'w' ORDER BY wish_id LIMIT 20`.execute(reader),
});

/** What trending costs where nothing is stored of it: the votes of the last hours are counted, and the wishes put in their order. */
export const votesCounted = ({ reader }: Database, since: Date, atMost: number): WishPeer => ({
  name: 'votes counted',
  atMost,
  ask: () =>
    sql`SELECT wish.* FROM wish JOIN (
        SELECT wish_id, count(*) AS gained FROM wish_vote WHERE voted_at > ${since} GROUP BY wish_id
      ) AS votes USING (wish_id)
      WHERE status <> 0 AND merged_into IS NULL AND withdrawn_at IS NULL
      ORDER BY gained DESC, wish_id LIMIT 20`.execute(reader),
});

/** What a search costs without our indexes: each wish is read. */
export const eachWishRead = ({ reader }: Database, words: string, atMost: number): WishPeer => ({
  name: 'each wish read',
  atMost,
  ask: () =>
    sql`SELECT count(*) FROM wish WHERE strpos(words, ${folded(words)}) > 0 OR strpos(sound, ${folded(words)}) > 0`.execute(
      reader,
    ),
});

/** What any commit costs here: one row is changed by its key. */
export const oneRowChanged = (database: Database, atMost: number): WishPeer => ({
  name: 'one row changed',
  atMost,
  ask: () =>
    database.transaction((tx) =>
      sql`UPDATE wish SET comments = comments WHERE wish_id = (SELECT min(wish_id) FROM wish)`.execute(tx),
    ),
});
