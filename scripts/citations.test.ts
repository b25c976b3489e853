import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callsIn, citationsIn, deadLinks, rowsIn, textFiles, unknownCitations } from './citations.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'goldbean-citations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A code that no document explains, put together so that this file does not cite it. */
const planted = (letters: string, digits: string): string => letters + digits;

/** Writes a small repository. @returns its files */
function write(files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.keys(files);
}

test('every code that code, tests and documents cite is explained in a document', () => {
  expect(textFiles(root)).toContain('server/src/modules/staff/feedback/feedback.test.ts');
  expect(unknownCitations(root)).toEqual([]);
});

test('every relative link of a document leads to a file, and to a heading of it', () => {
  expect(deadLinks(root)).toEqual([]);
});

test('a code is found in comments, titles and prose', () => {
  const codes = [
    planted('S', '99'),
    planted('D', '98'),
    planted('G', '997'),
    planted('R', '96'),
    planted('G', '95'),
  ];
  const [row = '', rule = '', call = '', promise = '', goal = ''] = codes;
  expect(citationsIn(`/** Refused (${row}, ${rule}). */`)).toEqual([row, rule]);
  expect(citationsIn(`test('${call}: is refused', run);`)).toEqual([call]);
  expect(citationsIn(`${promise} and ${goal} hold.`)).toEqual([promise, goal]);
  expect(citationsIn(`rights of ${planted('Domain 3.', '1')}`)).toEqual([planted('domain 3.', '1')]);
});

test.each([
  ['a colour', `background: #${planted('E', '14')}`],
  ['a path of a drawing', `<path d="${planted('M', '60')} 8${planted('V', '54')} 12z" />`],
  ['a cell', `text('${planted('R', '12')}', 'Cash')`],
  ['a key', `press('{Shift>}{${planted('F', '10')}{/Shift}')`],
  ['an address', `/${planted('S', '35')}/index.html`],
  ['a standard', `H264, ${planted('E', '2')}E, ${planted('S', '3')}`],
])('%s is no code', (_, text) => {
  expect(citationsIn(text)).toEqual([]);
});

test('rows, headings and calls explain codes', () => {
  expect(rowsIn('| S01 | Home |\n| R1 PostgreSQL killed | |\n## 3.4 Chat\n| none | S02 |\n')).toEqual([
    'S01',
    'R1',
    'domain 3.4',
  ]);
  expect(callsIn("  defineCall({\n    id: 'G001',\n    name: 'login',\n")).toEqual(['G001']);
});

test('a planted code that nothing explains is named with its file', () => {
  const code = planted('S', '99');
  const [path = ''] = write({ 'planted.ts': `/** Told at once (${code}). */\n` });
  const at = relative(root, join(folder, path));
  expect(unknownCitations(root, [at])).toEqual([`${at}: ${code}`]);
});

test('a link to a missing file or heading is named, one into a fence or to another site is not', () => {
  const files = write({
    'a.md':
      '[b](b.md) [part](b.md#the-part) [gone](gone.md) [no part](b.md#no-part) [out](https://example.com)',
    'b.md': '# B\n\n## The part\n\n```md\n[gone](gone.md)\n```\n',
  });
  expect(deadLinks(folder, files)).toEqual(['a.md: gone.md', 'a.md: b.md#no-part']);
});
