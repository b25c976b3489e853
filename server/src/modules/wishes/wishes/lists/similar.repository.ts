import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { isListed, mostVoted } from './conditions.repository.ts';
import { titleGrams } from './search-words.domain.ts';
import { wishColumns, type WishRow } from '../wishes.tables.ts';

/** A title resembles another when they share so many of the grams of both. */
const leastSimilar = 0.2;
/** So many titles are compared at most, or little more. */
const mostCompared = 500;
/** Where even the rarest gram is frequent, so many of the rarest are looked up together: each costs a list of all its titles. */
const rarestTogether = 2;
/** A list of more titles is not read: where even the rarest gram has one, wishes with the most votes are compared. */
const longestList = 20_000;
/** So many of these, among which such a gram is not rare. */
const comparedByVotes = 5_000;

const columns = sql.join(wishColumns.map((column) => sql.ref(column)));

/** In how many titles frequent grams stand, by PostgreSQL's own statistics; a gram without a count is rare. */
async function findFrequent(reader: Reader, grams: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ gram: string; n: number }>`
    SELECT gram, part * reltuples AS n
    FROM pg_stats JOIN pg_class ON pg_class.oid = 'wish'::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) AS frequent (gram, part)
    WHERE schemaname = pg_class.relnamespace::regnamespace::name AND tablename = 'wish' AND attname = 'title_grams'
      AND gram = ANY(${[...grams]}::text[])`.execute(reader);
  return new Map(rows.map(({ gram, n }) => [gram, n]));
}

/**
 * By which grams titles are looked up: by any of the rarest, as many as lead to few titles; where even the rarest is
 * frequent, by the rarest together, and where it is in very many titles, by these among the wishes with the most votes.
 */
export function soughtGrams(
  grams: readonly string[],
  frequent: ReadonlyMap<string, number>,
): { readonly grams: readonly string[]; readonly needs: 'any' | 'all' | 'all of the most voted' } {
  const often = (gram: string): number => frequent.get(gram) ?? 0;
  const rarest = grams.toSorted((a, b) => often(a) - often(b));
  let compared = 0;
  const few = rarest.filter((gram) => (compared += often(gram)) <= mostCompared);
  if (few.length > 0) return { grams: few, needs: 'any' };
  const isRead = often(rarest[0] ?? '') <= longestList;
  return { grams: rarest.slice(0, rarestTogether), needs: isRead ? 'all' : 'all of the most voted' };
}

/** Wishes with a title like this one, the most similar first, of equals those with more votes (S09). */
export async function findSimilar(reader: Reader, title: string, most: number): Promise<WishRow[]> {
  const grams = titleGrams(title);
  if (grams.length === 0) return [];
  const sought = soughtGrams(grams, await findFrequent(reader, grams));
  const has = sought.needs === 'any' ? sql`&&` : sql`@>`;
  const from =
    sought.needs === 'all of the most voted' ? sql`(${mostVoted(comparedByVotes)}) AS wish` : sql`wish`;
  const { rows } = await sql<WishRow>`
    SELECT ${columns} FROM (
      SELECT wish.*, (SELECT count(*) FROM unnest(title_grams) AS gram WHERE gram = ANY(${grams}::text[])) AS shared
      FROM (
        SELECT * FROM ${from}
        WHERE ${isListed} AND status <> 0
          AND title_grams ${has} ${[...sought.grams]}::text[]
        LIMIT ${mostCompared}
      ) AS wish
    ) AS wish
    WHERE shared::float8 / (cardinality(title_grams) + ${grams.length} - shared) >= ${leastSimilar}
    ORDER BY shared::float8 / (cardinality(title_grams) + ${grams.length} - shared) DESC, free_votes + paid_votes DESC, wish_id
    LIMIT ${most}`.execute(reader);
  return rows;
}
