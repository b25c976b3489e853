import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { findByName, type Sought } from '../../../platform/finding.ts';
import type { StockRow } from './stocks.domain.ts';

type StockListTables = { stock: StockRow };
const db = (reader: Reader) => reader.withTables<StockListTables>();

/** These instead of all that were there. */
export async function replaceStocks(tx: Tx, rows: readonly StockRow[]): Promise<void> {
  await db(tx).deleteFrom('stock').execute();
  await sql`
    INSERT INTO stock (market, code, name, name_en, pinyin, words)
    SELECT * FROM unnest(
      ${rows.map(({ market }) => market)}::text[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ name }) => name)}::text[], ${rows.map((row) => row.name_en)}::text[],
      ${rows.map((row) => row.pinyin)}::text[], ${rows.map(({ words }) => words)}::text[])`.execute(tx);
}

export const hasStocks = async (reader: Reader): Promise<boolean> =>
  (await db(reader).selectFrom('stock').select('code').limit(1).executeTakeFirst()) !== undefined;

/** A page of stocks by code, name, pinyin or its first letters; a code that is written so is first. */
export const findStocks = (reader: Reader, sought: Sought) =>
  findByName<StockRow>(
    reader,
    {
      columns: sql`market, code, name, name_en, pinyin`,
      from: sql`stock`,
      where: sql`true`,
      name: sql`CASE WHEN starts_with(lower(code), ${sought.query.toLowerCase()}) THEN code ELSE name END`,
      words: sql`words`,
      order: sql`market, code`,
    },
    sought,
  );

/** Stocks whose code, Chinese name or English name is written exactly so. */
export const findStocksCalled = (reader: Reader, written: string): Promise<StockRow[]> =>
  db(reader)
    .selectFrom('stock')
    .selectAll()
    .where((by) =>
      by.or([
        by('code', '=', written.toUpperCase()),
        by('name', '=', written),
        by(sql`lower(name_en)`, '=', written.toLowerCase()),
      ]),
    )
    .limit(3)
    .execute();

/** Stocks by market and code, as `market:code`. */
export const findStocksByKey = (reader: Reader, keys: readonly string[]): Promise<StockRow[]> =>
  db(reader)
    .selectFrom('stock')
    .selectAll()
    .where(sql<string>`market || ':' || code`, '=', sql<string>`ANY(${[...keys]}::text[])`)
    .execute();

/** Stocks that a text names: by their Chinese name, or by their code where no other letter or digit touches it. */
export async function findStocksIn(reader: Reader, text: string): Promise<StockRow[]> {
  const codes = text.toUpperCase().match(/[A-Z0-9.]{3,12}/g) ?? [];
  return db(reader)
    .selectFrom('stock')
    .selectAll()
    .where((by) =>
      by.or([
        by(sql<string>`code`, '=', sql<string>`ANY(${codes}::text[])`),
        by(sql<boolean>`(char_length(name) > 1 AND strpos(${text}, name) > 0)`, '=', true),
      ]),
    )
    .orderBy('market')
    .orderBy('code')
    .limit(5)
    .execute();
}
