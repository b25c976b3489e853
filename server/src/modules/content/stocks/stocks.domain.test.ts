import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './csv.domain.ts';
import { readStocks } from './stocks.domain.ts';

const fieldsOf = (csv: string) => readCsv(csv).map(({ fields }) => fields);

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
/** As a spreadsheet holds it: without blanks around it, which are dropped. */
const cell = fc
  .oneof(fc.string(), fc.constantFrom('', '"', ',', 'a\nb', 'a\r\nb', '贵州茅台', '""'))
  .map((value) => value.trim());
const rowOf = fc
  .array(cell, { minLength: 1, maxLength: 5 })
  .filter((row) => row.some((value) => value !== ''));

it('S46: a CSV is read as it was written, with either line end and with or without one at the end', () => {
  fc.assert(
    fc.property(
      fc.array(rowOf, { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (rows, lineEnd, ends) => {
        const lines = rows.map((row) => row.map(quoted).join(','));
        expect(fieldsOf(lines.join(lineEnd) + (ends ? lineEnd : ''))).toEqual(rows);
      },
    ),
  );
});

it('S46: the last row is read where its last field is empty and no line end follows', () => {
  expect(fieldsOf('a,b\n1,2\n3,')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', ''],
  ]);
  expect(fieldsOf('\uFEFFa,b\r\n\r\n , \r\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(fieldsOf('')).toEqual([]);
});

it.each([
  ['a,b\n1,"2', 'line 2'],
  ['a,b\n"1\n1","2"\n3,4"5', 'line 4'],
  ['a,b\n\n"1"2,3', 'line 3'],
])('S46: %j is refused and the line named', (csv, line) => {
  expect(() => readCsv(csv)).toThrow(`${line}: a quote`);
});

const head = 'market,code,name,name_en,pinyin';

it('S46: stocks are read in any order of columns; pinyin is made where none is given', () => {
  expect(readStocks(`code,market,name,name_en\n600519,SSE,贵州茅台,Kweichow Moutai`)).toEqual([
    {
      market: 'SSE',
      code: '600519',
      name: '贵州茅台',
      name_en: 'Kweichow Moutai',
      pinyin: 'guizhoumaotai',
      words: '600519 贵州茅台 kweichow moutai guizhoumaotai gzmt',
    },
  ]);
  const [bank] = readStocks(`${head}\nSZSE,002142,宁波银行,Bank of Ningbo,NingBoYinHang`);
  expect(bank?.pinyin).toBe('ningboyinhang');
  const [malay] = readStocks(`${head}\nKLSE,1155,Maybank,,`);
  expect(malay).toMatchObject({ name_en: '', pinyin: '', words: '1155 maybank' });
});

it.each([
  ['market,code,name\nSSE,1,A', 'lacks the column name_en'],
  [`${head}\n1,1,A,,`, 'line 2: "1" is no market'],
  [`${head}\n\nSSE,6 0,A,,`, 'line 3: "6 0" is no code'],
  [`${head}\nSSE,1,"A\nB",,\nSSE,2,,,`, 'line 4: the name is missing'],
  [`${head}\nSSE,a1,A,,\nSSE,A1,B,,`, 'line 3: SSE A1 stands there twice'],
])('S46: %j is refused and the line named', (csv, reason) => {
  expect(() => readStocks(csv)).toThrow(reason);
});
