import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Reader } from '../../src/platform/database/index.ts';

/** Written from the messages by a rhythm of their own, whoever calls what meanwhile. */
const derived: ReadonlySet<string> = new Set(['room_words', 'room_words_mark']);

/** The tables that the migrations of the talk module make. */
async function tablesOfTalk(): Promise<string[]> {
  const folder = new URL('../../migrations/talk/', import.meta.url);
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  return files.flatMap((text) => [...text.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name ?? ''));
}

/** In how many rows of rooms and classes a text stands, as it was written. */
export async function rowsWith(reader: Reader, text: string): Promise<number> {
  const written = JSON.stringify(text).slice(1, -1);
  const counts = (await tablesOfTalk()).map(
    (name) =>
      sql`SELECT count(*) AS n FROM ${sql.table(name)} t WHERE strpos(to_jsonb(t)::text, ${written}) > 0`,
  );
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(reader);
  return rows.reduce((sum, { n }) => sum + n, 0);
}

/** All that rooms and classes have stored or are about to say, as a sum of each table. */
export async function storedOfTalk(reader: Reader): Promise<Record<string, string | null>> {
  const ownTables = (await tablesOfTalk()).filter((name) => !derived.has(name));
  const tables = ['idempotent_answer', 'outbox', ...ownTables];
  const sums = tables.map(
    (name) => `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t`,
  );
  const { rows } = await sql
    .raw<{ name: string; md5: string | null }>(sums.join(' UNION ALL '))
    .execute(reader);
  return Object.fromEntries(rows.map(({ name, md5 }) => [name, md5]));
}
