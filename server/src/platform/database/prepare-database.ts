import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Reader } from './database.ts';
import { compareNames, createSqlMigrations, readSqlFiles } from './sql-migrations.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** Where the product's own SQL stands; see docs/database.md. */
export const ownSql = { migrations: folderOf('migrations'), seeds: folderOf('seeds') };

/**
 * Brings a database up to date: runs the pending migrations in one transaction, then the seeds, which hold the current
 * rows of the catalogues. Servers that start at the same time run it one after the other.
 * @returns names of the migrations that ran now
 * @throws when a migration fails, or a file that has run was changed; then nothing is changed
 */
export async function prepareDatabase(url: string, folders = ownSql): Promise<string[]> {
  // One connection for the Migrator's transaction, one to look at the checksums. No time limits: a migration takes as
  // long as it takes, and so does waiting for another server's.
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const reader: Reader = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    const ran = await migrate(reader, folders.migrations);
    const seeds = await readSqlFiles(folders.seeds);
    await reader.transaction().execute(async (tx) => {
      for (const { text } of seeds) await sql.raw(text).execute(tx);
    });
    return ran;
  } finally {
    await reader.destroy();
  }
}

async function migrate(reader: Reader, folder: string): Promise<string[]> {
  const migrator = new Migrator({
    db: reader,
    provider: createSqlMigrations(folder, reader),
    nameComparator: compareNames,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new Error(`migration ${failed.migrationName} failed`, { cause: error });
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
