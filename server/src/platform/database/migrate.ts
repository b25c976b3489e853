import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Any number; the same for every server of ours, so that two that start at once take turns. */
const lockNumber = 7_243_001;

/**
 * Runs the SQL files of `folder` that have not run yet, in the order of their names, each in a transaction.
 * @returns names of the files that ran now
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const ran = new Set(rows.map((row) => row.name));
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const fresh = names.filter((name) => !ran.has(name));
    for (const name of fresh) {
      await client.query('BEGIN');
      try {
        await client.query(await readFile(join(folder, name), 'utf8'));
        await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw new Error(`migration ${name} failed`, { cause: error });
      }
    }
    return fresh;
  } finally {
    await client.end();
  }
}
