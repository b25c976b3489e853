import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Reader } from './database.ts';

/** An SQL file somewhere below a folder. */
export interface SqlFile {
  /** Without folder and ending. */
  readonly name: string;
  readonly text: string;
}

/** The SQL files of `folder` and of the folders in it, in the order of their names, whichever folder they are in. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'));
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path, '.sql'),
      // A checkout with other line endings is the same file.
      text: (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  );
  return files.toSorted((a, b) => compareNames(a.name, b.name));
}

/** By code unit, which the Migrator sorts file names by as well: no locale decides. */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The time in UTC to the minute, then what it is about. */
const namePattern = /^\d{8}T\d{4}_[a-z0-9_]+$/;

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Migrations for Kysely's Migrator: the SQL files of a folder per module, named by time such as
 * `20261122T0915_wish_votes.sql`. The checksum of each is stored when it runs.
 * @throws when two files share a name, a name says no time, or a file is not what it was when it ran
 */
export function createSqlMigrations(folder: string, reader: Reader): MigrationProvider {
  return {
    // The Migrator asks while it holds its lock, so nobody is adding checksums meanwhile.
    async getMigrations() {
      const applied = await readChecksums(reader);
      const migrations: Record<string, Migration> = {};
      for (const { name, text } of await readSqlFiles(folder)) {
        if (!namePattern.test(name))
          throw new Error(`migration ${name}: a name is like 20261122T0915_wish_votes`);
        if (migrations[name]) throw new Error(`migration ${name}: two files have this name`);
        const checksum = checksumOf(text);
        const ran = applied.get(name);
        if (ran !== undefined && ran !== checksum)
          throw new Error(
            `migration ${name} has run on this database and was changed since: restore the file and write another migration`,
          );
        migrations[name] = {
          async up(db) {
            await sql.raw(text).execute(db);
            await sql`CREATE TABLE IF NOT EXISTS migration_checksum (
              name text PRIMARY KEY, checksum text NOT NULL)`.execute(db);
            await sql`INSERT INTO migration_checksum (name, checksum) VALUES (${name}, ${checksum})`.execute(
              db,
            );
          },
        };
      }
      return migrations;
    },
  };
}

async function readChecksums(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    SELECT to_regclass('migration_checksum') IS NOT NULL AS there`.execute(reader);
  if (!tables[0]?.there) return new Map();
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM migration_checksum`.execute(reader);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}
