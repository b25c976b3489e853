import { readFile } from 'node:fs/promises';
import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Find } from '../../../platform/finding.ts';
import { initialsOf, readStocks, type StockRow } from './stocks.domain.ts';
import {
  findStocks,
  findStocksByKey,
  findStocksCalled,
  findStocksIn,
  hasStocks,
  replaceStocks,
} from './stocks.repository.ts';

/** What the product comes with; a team replaces the file before the first start. */
const ownStocks = new URL('../../../../seeds/content/stocks.csv', import.meta.url);

/** Listed companies, to be found by code, name and pinyin (S46). */
export function createStocks({ database }: { readonly database: Database }) {
  const { reader } = database;
  /** S03. */
  const source: Find = async (from, sought) => {
    const { rows, total } = await findStocks(from, sought);
    const list = rows.map(({ market, code, name, name_en: nameEn }) => ({
      id: `${market}:${code}`,
      title: name,
      snippet: [code, nameEn].filter(Boolean).join(' · '),
      from: market,
      at_ts: null,
      media_ts: null,
      img: '',
      href: `/hljw/search?q=${encodeURIComponent(code)}`,
    }));
    return { list, total };
  };

  return {
    source,
    /** G021. */
    async find(
      uid: string,
      { q, page, page_size }: CallRequest<typeof calls.stocks.find>,
    ): Promise<CallAnswer<typeof calls.stocks.find>> {
      const { rows, total } = await findStocks(reader, { query: q, uid, page, size: page_size });
      const list = rows.map(({ code, name, name_en, market }) => ({
        code,
        name,
        name_en,
        market,
        pinyin: initialsOf(name),
      }));
      return { list, total };
    },
    /** How else a stock that is called so is written: its code, its names. */
    async otherNames(from: Reader, query: string): Promise<string[]> {
      const called = await findStocksCalled(from, query);
      const names = called.flatMap(({ code, name, name_en: nameEn }) => [code, name, nameEn]);
      return [...new Set(names)].filter((name) => name !== '' && name.toLowerCase() !== query.toLowerCase());
    },
    /** Stocks that a text names. */
    namedIn: findStocksIn,
    /** By `market:code`. */
    many: async (from: Reader, keys: readonly string[]): Promise<Map<string, StockRow>> =>
      new Map((await findStocksByKey(from, keys)).map((row) => [`${row.market}:${row.code}`, row])),
    /** At the start of a server: those of the product, where there are none. */
    async start(): Promise<void> {
      if (await hasStocks(reader)) return;
      const rows = readStocks(await readFile(ownStocks, 'utf8'));
      await database.transaction(async (tx) => {
        if (!(await hasStocks(tx))) await replaceStocks(tx, rows);
      });
    },
  };
}
export type Stocks = ReturnType<typeof createStocks>;
