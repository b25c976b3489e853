import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { ownSql, prepareDatabase } from './index.ts';

/** The squashed migrations that every database begins with. */
const baseline = [
  '20261122T0900_platform',
  '20261122T0901_people',
  '20261122T0902_talk',
  '20261122T0903_live',
  '20261122T0904_wallet',
  '20261122T0905_money',
];

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
/** A folder of our own SQL that a test may change. */
let folders: typeof ownSql;
beforeEach(async () => {
  testDatabase = await createTestDatabase({ template: 'template1' });
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-migrations-'));
  folders = { migrations: join(folder, 'migrations'), seeds: join(folder, 'seeds') };
  await cp(ownSql.migrations, folders.migrations, { recursive: true });
  await cp(ownSql.seeds, folders.seeds, { recursive: true });
});
afterEach(async () => {
  await testDatabase.drop();
  await rm(join(folders.migrations, '..'), { recursive: true });
});

const prepare = (): Promise<string[]> => prepareDatabase(testDatabase.url, folders);
const write = (path: string, text: string): Promise<void> => writeFile(join(folders.migrations, path), text);
async function rowsOf<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(testDatabase.database.reader)).rows;
}
async function tables(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  test('run once, in the order of their times, whichever module they are of', async () => {
    await write('people/29991231T2359_last.sql', 'CREATE TABLE last (id bigint)');
    await write('talk/29991231T2358_last_but_one.sql', 'CREATE TABLE last_but_one (id bigint)');
    const ran = await prepare();
    expect(ran.slice(0, baseline.length)).toEqual(baseline);
    expect(ran.slice(-2)).toEqual(['29991231T2358_last_but_one', '29991231T2359_last']);
    expect(await prepare()).toEqual([]);
  });

  test('run once when two servers start at once', async () => {
    const ran = await Promise.all([prepare(), prepare(), prepare()]);
    expect(
      ran
        .map(({ length }) => length)
        .toSorted((a, b) => a - b)
        .slice(0, 2),
    ).toEqual([0, 0]);
    expect(ran.flat().slice(0, baseline.length)).toEqual(baseline);
  });

  test('that have run are not changed: the start is refused, in words that say what to do', async () => {
    await prepare();
    await write('talk/20261122T0902_talk.sql', 'SELECT 1');
    await expect(prepare()).rejects.toThrow(
      'migration 20261122T0902_talk has run on this database and was changed since: restore the file and write another',
    );
  });

  test('that have run and are gone are refused', async () => {
    await prepare();
    await rm(join(folders.migrations, 'talk/20261122T0902_talk.sql'));
    await expect(prepare()).rejects.toThrow('20261122T0902_talk is missing');
  });

  test('with the line endings of another checkout are the same', async () => {
    await prepare();
    const text = await readFile(join(folders.migrations, 'talk/20261122T0902_talk.sql'), 'utf8');
    await write('talk/20261122T0902_talk.sql', text.replaceAll('\n', '\r\n'));
    expect(await prepare()).toEqual([]);
  });

  test('change nothing when one of them fails, and it is named', async () => {
    await write('people/29991231T2359_wrong.sql', 'CREATE TABLE half (id bigint); SELECT wrong;');
    await expect(prepare()).rejects.toThrow('migration 29991231T2359_wrong failed');
    expect(await tables()).not.toContain('member');
  });

  test.each([
    ['people/0051_numbered.sql', 'a name is like 20261122T0915_wish_votes'],
    ['people/20261122T0902_talk.sql', 'two files have this name'],
  ])('%s is refused', async (path, reason) => {
    await write(path, 'SELECT 1');
    await expect(prepare()).rejects.toThrow(reason);
  });

  test('go on from a filled database of the baseline and keep its rows', async () => {
    const later = (await readdir(folders.migrations, { recursive: true })).filter(
      (path) => path.endsWith('.sql') && !baseline.some((name) => path.endsWith(`${name}.sql`)),
    );
    for (const path of later) await rm(join(folders.migrations, path));
    // What seeds say of tables and columns that came later.
    const laterSeeds = ['content/topics.sql', 'live/gifts_featured.sql', 'live/gifts_iron.sql'];
    for (const seed of laterSeeds) await rm(join(folders.seeds, seed));
    expect(await prepare()).toEqual(baseline);
    await sql
      .raw(
        await readFile(fileURLToPath(new URL('../../../test/filled-baseline.sql', import.meta.url)), 'utf8'),
      )
      .execute(testDatabase.database.reader);

    const ofBaseline = (await tables()).filter((table) => !/^(kysely|migration)_/.test(table));
    const count = async (): Promise<Record<string, number>> => {
      const counts = ofBaseline.map((table) => `SELECT '${table}' AS name, count(*) AS n FROM ${table}`);
      const rows = await rowsOf<{ name: string; n: number }>(counts.join(' UNION ALL '));
      return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
    };
    const before = await count();
    expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual([]);

    for (const path of later) await cp(join(ownSql.migrations, path), join(folders.migrations, path));
    for (const seed of laterSeeds) await cp(join(ownSql.seeds, seed), join(folders.seeds, seed));
    await write(
      'people/29991231T2359_trial.sql',
      'ALTER TABLE member ADD COLUMN trial text NOT NULL DEFAULT nickname',
    );
    await expect(prepare()).rejects.toThrow('29991231T2359_trial failed');
    await write(
      'people/29991231T2359_trial.sql',
      "ALTER TABLE member ADD COLUMN trial text NOT NULL DEFAULT '新'",
    );
    expect(await prepare()).toContain('29991231T2359_trial');
    expect(await count()).toEqual(before);
    expect(await rowsOf('SELECT nickname, trial FROM member ORDER BY uid')).toEqual([
      { nickname: '老师', trial: '新' },
      { nickname: '同学', trial: '新' },
    ]);
  });
});

describe('seeds', () => {
  test('say at each start what the catalogue is, and leave alone what they do not name', async () => {
    await prepare();
    const catalogue = () => rowsOf('SELECT gift_id, price FROM gift ORDER BY gift_id');
    const stated = await catalogue();
    await rowsOf("UPDATE gift SET price = 7 WHERE gift_id = 'chalk'");
    await rowsOf(
      `INSERT INTO gift (gift_id, name, price, icon, tab, place) VALUES ('zither', '琴', 9, 'z', 'fan', 99)`,
    );
    await prepare();
    expect(await catalogue()).toEqual([...stated, { gift_id: 'zither', price: 9 }]);
  });
});
