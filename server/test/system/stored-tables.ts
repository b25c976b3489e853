import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Reader } from '../../src/platform/database/index.ts';

/** The tables that the migrations of a module make. */
export async function tablesOf(module: 'content' | 'talk' | 'live'): Promise<string[]> {
  const folder = new URL(`../../migrations/${module}/`, import.meta.url);
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  return files.flatMap((text) => [...text.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name ?? ''));
}

/** What stands in each of the tables, as a sum that any change of a row changes. */
export async function sumsOf(
  reader: Reader,
  tables: readonly string[],
): Promise<Record<string, string | null>> {
  const sums = tables.map(
    (name) => `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t`,
  );
  const { rows } = await sql
    .raw<{ name: string; md5: string | null }>(sums.join(' UNION ALL '))
    .execute(reader);
  return Object.fromEntries(rows.map(({ name, md5 }) => [name, md5]));
}
