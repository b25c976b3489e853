import { folded } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratch } from '../../test/scratch.ts';
import { standAllIn } from './finding.ts';
import { fitsName } from './names.ts';

let scratch: Awaited<ReturnType<typeof createScratch>>;
beforeAll(async () => {
  scratch = await createScratch();
});
afterAll(() => scratch.drop());

/** What finds what, in the six languages and as it is typed on other keyboards. */
const found = [
  ['nguyen', 'Nguyễn'],
  ['NGUYỄN', 'Nguyen'],
  ['đồng', 'ĐỒNG'],
  ['đồng'.normalize('NFD'), 'ĐỒNG'],
  ['dang', 'Đặng'],
  ['thi truong', 'Bản tin thị trường'],
  ['吕芳', '吕芳'],
  ['lv', '吕芳'],
  ['lvfang', '吕芳'],
  ['LF', '吕芳'],
  ['nv', '女股神'],
  ['wangf', '王芳'],
  ['王', '王芳'],
  ['趨勢', '趨勢一班'],
  ['qushi', '趨勢一班'],
  ['VIP', 'ＶＩＰ会员'],
  ['vip', 'V\u200bIP'],
  ['稳赚', '稳\u200b赚'],
  ['ตลาด', 'ตลาดหุ้นไทย'],
  ['หุ้น', 'ตลาดหุ้นไทย'],
  ['pasaran saham', 'Pasaran Saham'],
  ['resume', 'Résumé'],
  ['istanbul', 'İSTANBUL'],
  ['strasse', 'STRAẞE'],
] as const;
const notFound = [
  ['ไม่', 'ไม้'],
  ['zhang', '王芳'],
  ['an%', 'Anh'],
  // Letters with others between them.
  ['mr', 'member'],
  ['wf', '王小芳'],
  ['tran', 'Trịnh'],
] as const;

/** Capitals that came after Unicode 10: the library of letters in the embedded database does not know them. */
const later =
  /[\u1c80-\u1cbf\u2c2f\ua7b8-\ua7ff\u{10570}-\u{10595}\u{10d50}-\u{10d65}\u{16e40}-\u{16e5f}\u{16ea0}-\u{16eb8}]/u;

const finds = async (query: string, text: string): Promise<boolean | undefined> => {
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${standAllIn(sql`found_by(${text})`, query)} AS found`.execute(scratch.database.reader);
  return rows[0]?.found;
};

test.each(found)('"%s" finds "%s" in the database and here', async (query, text) => {
  expect(await finds(query, text)).toBe(true);
  expect(fitsName(text, query)).toBe(true);
});

test.each(notFound)('"%s" does not find "%s"', async (query, text) => {
  expect(await finds(query, text)).toBe(false);
  expect(fitsName(text, query)).toBe(false);
});

/** First characters of blocks of 4,096: all planes with letters, and the one of tags. */
const blocks = [...Array.from({ length: 0x30 }, (_, at) => at * 0x1000), 0xe0000].filter(
  (block) => block !== 0xd000,
);

test.each(blocks)('the database folds the characters from %i on as the contract does', async (block) => {
  const { rows } = await sql<{ letter: string; folded: string }>`
    SELECT letter, folded(letter) AS folded
    FROM generate_series(${Math.max(block, 1)}::integer, ${block + 0xfff}::integer) AS code,
      LATERAL (SELECT chr(code) AS letter) AS one`.execute(scratch.database.reader);
  expect(rows.length).toBeGreaterThan(4_000);
  const others = rows.filter(({ letter, folded: there }) => !later.test(letter) && folded(letter) !== there);
  expect(others).toEqual([]);
});
