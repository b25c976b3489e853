import { folded } from '@goldbean/contract';
import { pinyin } from 'pinyin-pro';
import { readCsv } from './csv.domain.ts';

/** A listed company as it is stored. */
export interface StockRow {
  readonly market: string;
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  readonly pinyin: string;
  readonly words: string;
}

const columns = ['market', 'code', 'name', 'name_en', 'pinyin'] as const;
const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** First letters of a name's pinyin, in capitals; empty for a name without Chinese. */
export const initialsOf = (name: string): string =>
  isChinese(name)
    ? pinyin(name, { ...options, pattern: 'first' })
        .join('')
        .replaceAll(/\s/g, '')
        .toUpperCase()
    : '';

/**
 * The stocks of a CSV whose first line names its columns: market, code, name, name_en and, where it differs from how the name is
 * read, pinyin. Which order they have does not matter.
 * @throws Error that names the line which is wrong
 */
export function readStocks(csv: string): StockRow[] {
  const [first, ...rows] = readCsv(csv);
  const head = first?.fields ?? [];
  for (const name of columns.slice(0, 4))
    if (!head.includes(name)) throw new Error(`the first line lacks the column ${name}`);
  const seen = new Set<string>();
  return rows.map(({ line, fields }) => {
    const value = (name: (typeof columns)[number]): string =>
      fields[head.indexOf(name)]?.normalize('NFC') ?? '';
    const [market, code, name, nameEn] = [
      value('market'),
      value('code').toUpperCase(),
      value('name'),
      value('name_en'),
    ];
    const wrong = (what: string) => new Error(`line ${line}: ${what}`);
    if (!/^[A-Za-z]{2,10}$/.test(market)) throw wrong(`"${market}" is no market`);
    if (!/^[A-Z0-9.]{1,12}$/.test(code)) throw wrong(`"${code}" is no code`);
    if (name === '') throw wrong('the name is missing');
    if (seen.has(`${market}:${code}`)) throw wrong(`${market} ${code} stands there twice`);
    seen.add(`${market}:${code}`);
    const whole = isChinese(name)
      ? value('pinyin') || pinyin(name, options).join('').replaceAll(/\s/g, '')
      : '';
    const words = folded([code, name, nameEn, whole, initialsOf(name)].filter(Boolean).join(' '));
    return { market, code, name, name_en: nameEn, pinyin: whole.toLowerCase(), words };
  });
}
