import { folded, wordsOfQuery } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import type { Reader } from './database/index.ts';
import { standAllIn, standsIn } from './finding.ts';

/**
 * Databases as they are: the embedded one has the locale C, another one that of its operator. Turkish has an i of its own, and
 * Vietnamese an order of its own.
 */
const locales = ['C', 'vi', 'tr'] as const;
type Locale = (typeof locales)[number];
const databases = new Map<Locale, Awaited<ReturnType<typeof createTestDatabase>>>();
beforeAll(async () => {
  for (const locale of locales)
    databases.set(locale, await createTestDatabase(locale === 'C' ? {} : { locale }));
});
afterAll(async () => {
  for (const testDatabase of databases.values()) await testDatabase.drop();
});
const readerOf = (locale: Locale): Reader => {
  const testDatabase = databases.get(locale);
  if (!testDatabase) throw new Error(`there is no database in ${locale}`);
  return testDatabase.database.reader;
};

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
  // Characters that are read in two ways, in either, also several in one name.
  ['zeng', '曾国藩'],
  ['ceng', '曾国藩'],
  ['zgf', '曾国藩'],
  ['shantianfang', '单田芳'],
  ['xieyi', '解毅'],
  ['zha', '查良镛'],
  ['chongqing', '重庆银行'],
  ['yinhang', '重庆银行'],
  ['chongqingyinhang', '重庆银行'],
  ['cqyh', '重庆银行'],
  ['zhongliang', '重量'],
  ['xiamen', '厦门钨业'],
  ['shoudu', '首都机场'],
  ['huizhang', '商会会长'],
  ['kuaiji', '会计一班'],
  ['yinyue', '音樂會'],
  ['zhoushi', '周氏'],
  ['diaoyan', '调研小组'],
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
  // Vietnamese: typed without marks, with those of tones alone, composed and apart.
  ['co phieu', 'Cổ phiếu ngân hàng'],
  ['ngân hàng', 'CỔ PHIẾU NGÂN HÀNG'],
  ['ngan hàng', 'Cổ phiếu ngân hàng'],
  ['hang ngan', 'Cổ phiếu ngân hàng'],
  ['Đỗ Thị Ánh'.normalize('NFD'), 'ĐỖ THỊ ÁNH'],
  ['do thi anh', 'Đỗ Thị Ánh'],
  ['quý', 'Quy'],
  ['uoc', 'ƯỚC MƠ'],
  ['TIEU HOC', 'tiểu học'],
  // Simplified and traditional Chinese: by a character, by pinyin, by first letters.
  ['量价', '量价关系入门'],
  ['liangjia', '量价关系入门'],
  ['ljgx', '量价关系入门'],
  ['入门 量价', '量价关系入门'],
  ['guanxi', '量价关系入门'],
  ['現金流', '現金流課堂'],
  ['xianjinliu', '現金流課堂'],
  ['xjl', '現金流課堂'],
  ['绿', '绿色能源'],
  ['lvse', '绿色能源'],
  ['nvgushen', '女股神'],
  ['ouyang', '欧阳娜娜'],
  ['oynn', '欧阳娜娜'],
  ['２０２６', '2026 年投资展望'],
  ['2026 展望', '2026 年投资展望'],
  ['etf', 'ＥＴＦ定投'],
  ['ｅｔｆ', 'ETF 定投'],
  ['A股', 'a股早知道'],
  // Thai: no blanks between words, marks above and below that make other words.
  ['ปันผล', 'หุ้นปันผลสูง'],
  ['หุ้นปันผล', 'หุ้นปันผลสูง'],
  ['สูง หุ้น', 'หุ้นปันผลสูง'],
  ['สมชาย', 'คุณสมชาย ใจดี'],
  ['ใจดี', 'คุณสมชาย ใจดี'],
  // Malay and English.
  ['SAHAM', 'kelas saham pemula'],
  ['pemula kelas', 'Kelas Saham Pemula'],
  ["o'brien", "O'Brien"],
  ['OBRIEN', 'obrien'],
  ['cafe', 'Café Trading'],
  ['naïve', 'NAIVE INVESTOR'],
  ['insight', 'INSIGHT'],
  ['İnsight', 'insight'],
  ['ınsight', 'INSIGHT'],
  ['file', 'ﬁle'],
  ['vip1', 'ＶＩＰ１'],
  // Two languages in one name, as classes and channels have it.
  ['vip gupiao', 'VIP 股票一班'],
  ['gupiao vip', 'VIP 股票一班'],
  ['K线', 'K线形态精讲'],
  ['kxian', 'K线形态精讲'],
  ['jingjiang xingtai', 'K线形态精讲'],
  ['etf ปันผล', 'กองทุน ETF ปันผล'],
  ['Phân tích kỹ thuật', 'phan tich ky thuat cơ bản'],
  ['ky thuat', 'Phân tích kỹ thuật cơ bản'],
  ['SET50', 'ดัชนี SET50'],
  ['ดัชนี', 'ดัชนี SET50'],
  ['dividen', 'Dividen tinggi untuk pemula'],
  ['untuk tinggi', 'Dividen tinggi untuk pemula'],
  ['股', '港股通'],
  ['ganggutong', '港股通'],
  ['600519', '贵州茅台 600519'],
  ['maotai', '贵州茅台 600519'],
  ['gzmt', '贵州茅台 600519'],
] as const;
const notFound = [
  ['ไม่', 'ไม้'],
  ['zhang', '王芳'],
  ['an%', 'Anh'],
  // Letters with others between them.
  ['mr', 'member'],
  ['wf', '王小芳'],
  ['tran', 'Trịnh'],
  ['ngan hang nha', 'Cổ phiếu ngân hàng'],
  ['dong', 'Dũng'],
  ['lgx', '量价关系入门'],
  ['关系 出门', '量价关系入门'],
  ['ขาดทุน', 'หุ้นปันผลสูง'],
  ['ปั่นผล', 'หุ้นปันผลสูง'],
  ['etf2', 'ＥＴＦ定投'],
  ['saham_', 'Kelas Saham Pemula'],
  // A letter has one reading, and syllables are typed whole or by their first letters.
  ['liangjie', '量价关系入门'],
  ['lse', '绿色能源'],
  ['ky nang', 'Phân tích kỹ thuật cơ bản'],
  ['600518', '贵州茅台 600519'],
  ['maotei', '贵州茅台 600519'],
  ['tinggi rendah', 'Dividen tinggi untuk pemula'],
] as const;
/** Capitals that came after Unicode 10: the library of letters in the embedded database does not know them. */
const later =
  /[\u1c80-\u1cbf\u2c2f\ua7b8-\ua7ff\u{10570}-\u{10595}\u{10d50}-\u{10d65}\u{16e40}-\u{16e5f}\u{16ea0}-\u{16eb8}]/u;

/** As a list is read, and as an index is. */
async function finds(locale: Locale, query: string, text: string): Promise<(boolean | undefined)[]> {
  const words = sql`found_by(${text})`;
  const byIndex = wordsOfQuery(query).map((word) => standsIn(words, word));
  const { rows } = await sql<{ listed: boolean; indexed: boolean }>`
    SELECT ${standAllIn(words, query)} AS listed, ${sql.join([sql`true`, ...byIndex], sql` AND `)} AS indexed`.execute(
    readerOf(locale),
  );
  return [rows[0]?.listed, rows[0]?.indexed];
}

test('the databases are of different locales', async () => {
  const known = await Promise.all(
    locales.map(async (locale) => {
      const { rows } = await sql<{ locale: string }>`SELECT coalesce(datlocale, datcollate) AS locale
        FROM pg_database WHERE datname = current_database()`.execute(readerOf(locale));
      return rows[0]?.locale;
    }),
  );
  expect(known).toEqual([...locales]);
  expect(found.length + notFound.length).toBeGreaterThanOrEqual(120);
});

test.each(found)('"%s" finds "%s" in every database', async (query, text) => {
  for (const locale of locales)
    expect([locale, ...(await finds(locale, query, text))]).toEqual([locale, true, true]);
});

test.each(notFound)('"%s" does not find "%s"', async (query, text) => {
  for (const locale of locales)
    expect([locale, ...(await finds(locale, query, text))]).toEqual([locale, false, false]);
});

/** First characters of blocks of 4,096: all planes with letters, and the one of tags. */
const blocks = [...Array.from({ length: 0x30 }, (_, at) => at * 0x1000), 0xe0000].filter(
  (block) => block !== 0xd000,
);

const everywhere = blocks.flatMap((block) => locales.map((locale) => [block, locale] as const));

test.each(everywhere)(
  'the characters from %i on fold in a database of locale %s as here',
  async (block, locale) => {
    const { rows } = await sql<{ letter: string; folded: string }>`
    SELECT letter, folded(letter) AS folded
    FROM generate_series(${Math.max(block, 1)}::integer, ${block + 0xfff}::integer) AS code,
      LATERAL (SELECT chr(code) AS letter) AS one`.execute(readerOf(locale));
    expect(rows.length).toBeGreaterThan(4_000);
    const others = rows.filter(
      ({ letter, folded: there }) => !later.test(letter) && folded(letter) !== there,
    );
    expect(others).toEqual([]);
  },
);
