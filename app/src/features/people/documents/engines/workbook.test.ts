import { expect, it } from 'vitest';
import { findInSheet, foldSheet } from './find-in-sheet.ts';
import { readWorkbook } from './workbook.ts';
import { workbookOf, type WrittenWorkbook } from './workbook.fixtures.ts';

async function sheetOf(sheet: string, written: Omit<WrittenWorkbook, 'sheets'> = {}) {
  const {
    sheets: [read],
  } = await readWorkbook(workbookOf({ ...written, sheets: [sheet] }), 'en');
  if (!read) throw new Error('no sheet');
  return read;
}

const text = (place: string, words: string, style = 0) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (place: string, value: number | string, style = 0) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;
const data = (...rows: string[]) =>
  `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData>`;
const merged = (...ranges: string[]) =>
  `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;

const styles = {
  numFmts:
    '<numFmt numFmtId="164" formatCode="#,##0.00;[Red]#,##0.00"/><numFmt numFmtId="165" formatCode="0.00&quot;"/>' +
    '<numFmt numFmtId="166" formatCode="[h]:mm"/>' +
    '<numFmt numFmtId="167" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>',
  cellXfs: [
    ...[164, 10, 14, 166, 31, 165].map((id) => `<xf numFmtId="${id}"/>`),
    '<xf numFmtId="0"><alignment horizontal="center" vertical="center"/></xf>',
    '<xf numFmtId="1"><alignment horizontal="left"/></xf>',
    '<xf numFmtId="167"/>',
  ].join(''),
};

it('S26: cells are shown as their formats write them, and numbers stand right', async () => {
  const { rows } = await sheetOf(
    data(
      text('A1', 'Cash') + number('B1', 1234.5, 1) + number('C1', -5, 1) + number('D1', 0.256, 2),
      number('A2', 45_000, 3) + number('B2', 2.5, 4) + number('C2', 45_000, 5) + number('D2', 1234.5, 6),
      number('A3', 91.5) + number('B3', 0.1 + 0.2) + text('C3', 'middle', 7) + number('D3', 7, 8),
      '<c r="A4" t="b"><v>1</v></c><c r="B4" t="e"><v>#DIV/0!</v></c><c r="C4"><f>1/0</f></c><c r="D4" s="1"/>',
    ),
    styles,
  );
  const right = (shown: string) => ({ text: shown, align: 'end' });
  expect(rows).toEqual([
    ['Cash', right('1,234.50'), { ...right('5.00'), isRed: true }, right('25.60%')],
    [right('3/15/2023'), right('60:00'), right('2023-03-15'), 1234.5],
    [91.5, right('0.3'), { text: 'middle', align: 'center' }, { text: '7' }],
    [
      { text: 'TRUE', align: 'center' },
      { text: '#DIV/0!', align: 'center' },
    ],
  ]);
});

it('S26: days and lengths of time of a workbook that counts from 1904', async () => {
  const sheet = data(number('A1', 43_538, 3) + number('B1', 2.5, 4));
  const { rows } = await sheetOf(sheet, { ...styles, is1904: true });
  expect(rows[0]?.map((cell) => typeof cell === 'object' && cell?.text)).toEqual(['3/15/2023', '60:00']);
});

it('S26: a date that no calendar has leaves its row readable', async () => {
  const { rows } = await sheetOf(data(number('A1', '1e300', 3) + text('B1', 'beside')), styles);
  expect(rows).toEqual([[{ text: '######', align: 'end' }, 'beside']]);
});

it('S26: merged cells show the first of them, as far as the sheet states its cells', async () => {
  const sheet = await sheetOf(
    data(
      text('A1', 'Heading', 7) + '<c r="D1" s="1"/>',
      text('A2', 'Year') + text('B2', 'Cash') + text('C2', 'hidden below'),
      number('A3', 2026) + text('B3', 'hidden too'),
      '<c r="A4" s="1"/>',
    ) + merged('A1:Z1', 'B2:C3', 'B3:D4', 'C4:D4', 'Q9:R9'),
    styles,
  );
  expect(sheet.rows).toEqual([[{ text: 'Heading', align: 'center' }], ['Year', 'Cash'], [2026]]);
  expect(sheet.merges).toEqual([
    { row: 0, column: 0, rowSpan: 1, columnSpan: 4, vertical: 'center' },
    { row: 1, column: 1, rowSpan: 2, columnSpan: 2 },
  ]);
});

it('S26: a hostile merged range makes no sheet larger', async () => {
  const sheet = await sheetOf(
    data(text('A1', 'a') + text('B1', 'b')) + merged('A1:XFD1048576', 'nothing', 'A1:'),
  );
  expect(sheet.rows).toEqual([['a']]);
  expect(sheet.merges).toEqual([{ row: 0, column: 0, rowSpan: 1, columnSpan: 2 }]);
});

it('S26: a search finds what is shown', async () => {
  const sheet = await sheetOf(
    data(
      text('A1', 'Heading') + '<c r="C1"/>',
      number('A2', 1234.5, 1) + number('B2', 0.256, 2),
      text('A3', 'Cash') + text('B3', 'covered'),
    ) + merged('A1:C1', 'A3:B3'),
    styles,
  );
  const places = (words: string) => findInSheet(foldSheet(sheet), words, 1).map(({ at }) => at);
  expect(places('1,234.5')).toEqual([3]);
  expect(places('1234')).toEqual([]);
  expect(places('25.60%')).toEqual([4]);
  expect(places('cash')).toEqual([6]);
  expect(places('covered')).toEqual([]);
});

it('S26: a search of a sheet finds words in every form in which a cell may hold them, and none over two cells', async () => {
  const sheet = await sheetOf(
    data(
      text('A1', 'Tiền mặt'.normalize('NFD')) + text('B1', '现') + text('C1', '金流'),
      text('A2', 'ราคาน\u0e4d\u0e49\u0e32มัน') + text('B2', 'ＶＩＰ') + text('C2', 'tiền và tiền'),
    ),
  );
  const folded = foldSheet(sheet);
  const places = (words: string) => findInSheet(folded, words, 1).map(({ at }) => at);
  expect(places('tien mat')).toEqual([0]);
  expect(places('tiền')).toEqual([0, 5]);
  expect(places('น้ำมัน')).toEqual([3]);
  expect(places('vip')).toEqual([4]);
  expect(places('现金')).toEqual([]);
});

it('S26: columns are as wide as the workbook says', async () => {
  const cols = '<cols><col min="2" max="2" width="20"/><col min="9" max="16384" width="9"/></cols>';
  expect((await sheetOf(cols + data(text('A1', 'a') + text('B1', 'b')))).widths).toEqual([null, 170]);
  expect((await sheetOf(data(text('A1', 'a')))).widths).toBeUndefined();
});

it('S26: a sheet that is a chart is passed over, and a workbook of charts cannot be read', async () => {
  const sheet = data(text('A1', 'a'));
  const { sheets, isPartial } = await readWorkbook(workbookOf({ sheets: [sheet, null, sheet] }), 'en');
  expect(sheets.map(({ name }) => name)).toEqual(['Sheet 1', 'Sheet 3']);
  expect(isPartial).toBe(true);
  await expect(readWorkbook(workbookOf({ sheets: [null] }), 'en')).rejects.toThrow('missing worksheet');
  await expect(readWorkbook(new TextEncoder().encode('no workbook').buffer, 'en')).rejects.toThrow();
});

/** The same file, in which a part says that it is packed, and is not: what a broken transfer leaves cannot be unpacked. */
function damaged(file: ArrayBuffer, part: string): ArrayBuffer {
  const bytes = new Uint8Array(file.slice(0));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  // Where the way of packing stands in the header of a part, and in the list at the end of the file.
  for (const [mark, offset, length] of [
    ['PK\u0003\u0004', 8, 30],
    ['PK\u0001\u0002', 10, 46],
  ] as const)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
      if (text.startsWith(part, at + length)) bytes[at + offset] = 8;
  return bytes.buffer;
}

it('S26: a damaged sheet is passed over and said, and the others are read', async () => {
  const file = workbookOf({ sheets: ['Cash', 'Plan', 'Debt'].map((words) => data(text('A1', words))) });
  const { sheets, isPartial } = await readWorkbook(damaged(file, 'xl/worksheets/sheet2.xml'), 'en');
  expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0]])).toEqual([
    ['Sheet 1', 'Cash'],
    ['Sheet 3', 'Debt'],
  ]);
  expect(isPartial).toBe(true);
});

it('S26: hidden sheets are neither shown nor found, and the first one that is not is the first', async () => {
  const sheets = ['secret', 'deep', 'seen'].map((words) => data(text('A1', words)));
  const read = await readWorkbook(workbookOf({ sheets, states: ['hidden', 'veryHidden', 'visible'] }), 'en');
  expect(read.sheets.map(({ name, rows }) => [name, rows])).toEqual([['Sheet 3', [['seen']]]]);
  const none = await readWorkbook(workbookOf({ sheets, states: ['hidden', 'hidden', 'hidden'] }), 'en');
  expect(none.sheets).toEqual([]);
});

it('S26: hidden rows, columns and folded groups are neither shown nor found, and the others keep their names', async () => {
  const cols = '<cols><col min="2" max="2" hidden="1" width="30"/><col min="3" max="3" width="20"/></cols>';
  const row = (at: number, more = '') =>
    `<row r="${at}"${more}>${['A', 'B', 'C'].map((column) => text(`${column}${at}`, `${column}${at}`)).join('')}</row>`;
  const rows = [
    row(1),
    row(2, ' hidden="1"'),
    row(3, ' hidden="1" outlineLevel="1"'),
    row(4, ' collapsed="1"'),
  ];
  const sheet = await sheetOf(`${cols}<sheetData>${rows.join('')}</sheetData>${merged('A2:A4', 'B1:C1')}`);
  expect(sheet.rows).toEqual([
    ['A1', 'B1'],
    ['A2', 'C4'],
  ]);
  expect(sheet.rowNumbers).toEqual([0, 3]);
  expect(sheet.columnNumbers).toEqual([0, 2]);
  expect(sheet.widths).toEqual([null, 170]);
  expect(sheet.merges).toBeUndefined();
  expect(findInSheet(foldSheet(sheet), 'B2', 1)).toEqual([]);
});

it('S26: a date that is written as text looks as the same number does', async () => {
  const dated = (place: string, value: string, style = 9) =>
    `<c r="${place}" s="${style}" t="d"><v>${value}</v></c>`;
  const { rows } = await sheetOf(
    data(
      dated('A1', '2024-03-17') +
        dated('B1', '2024-03-17T00:00:00Z') +
        number('C1', 45_368, 9) +
        dated('D1', '2024-03-17T12:00:00.000', 3),
      dated('A2', 'soon') + text('B2', '2024-03-17', 9),
    ),
    styles,
  );
  const shown = { text: '2024年3月17日', align: 'end' };
  expect(rows).toEqual([
    [shown, shown, shown, { text: '3/17/2024', align: 'end' }],
    ['soon', '2024-03-17'],
  ]);
  const early = await sheetOf(data(dated('A1', '2024-03-17')), { ...styles, is1904: true });
  expect(early.rows).toEqual([[shown]]);
});

it('S26: hints of how a text is spoken are no part of it', async () => {
  const said = '<rPh sb="0" eb="2"><t>オオサカ</t></rPh><phoneticPr fontId="1"/>';
  const { rows } = await sheetOf(
    data(
      `<c r="A1" t="inlineStr"><is><t>大阪</t>${said}</is></c>` +
        `<c r="B1" t="inlineStr"><is><r><t>大</t></r><r><t>阪</t></r>${said}</is></c>`,
    ),
  );
  expect(rows).toEqual([['大阪', '大阪']]);
});
