import { sql } from 'kysely';
import type { Reader } from '../../src/platform/database/index.ts';
import { sumsOf, tablesOf } from './stored-tables.ts';

/** Written from the messages by a rhythm of their own, whoever calls what meanwhile. */
const derived: ReadonlySet<string> = new Set(['room_words', 'room_words_mark']);

/** In how many rows of rooms and classes, and of notices of them, a text stands as it was written. */
export async function rowsWith(reader: Reader, text: string): Promise<number> {
  const written = JSON.stringify(text).slice(1, -1);
  const counts = [...(await tablesOf('talk')), 'notice'].map(
    (name) =>
      sql`SELECT count(*) AS n FROM ${sql.table(name)} t WHERE strpos(to_jsonb(t)::text, ${written}) > 0`,
  );
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(reader);
  return rows.reduce((sum, { n }) => sum + n, 0);
}

/** All that rooms and classes have stored or are about to say, as a sum of each table. */
export async function storedOfTalk(reader: Reader): Promise<Record<string, string | null>> {
  const ownTables = (await tablesOf('talk')).filter((name) => !derived.has(name));
  const tables = ['idempotent_answer', 'outbox', ...ownTables];
  return sumsOf(reader, tables);
}
