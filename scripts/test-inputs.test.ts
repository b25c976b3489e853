import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGreenFiles } from './green-files.ts';
import { createTestInputs } from './test-inputs.ts';

/** A small repository: what stands in the parts of ours that the keys tell apart. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "workspaces": ["contract", "server"] }',
  'package-lock.json': '{ "packages": { "node_modules/zod": { "version": "4.1.0" } } }',
  'vitest.config.ts': `export const setupFiles = ['scripts/patience.ts'];`,
  'scripts/patience.ts': `import './patience-ms.ts';`,
  'scripts/patience-ms.ts': 'export const patienceMs = 30_000;',
  'contract/package.json': '{ "name": "@goldbean/contract", "exports": { ".": "./src/index.ts" } }',
  'contract/src/index.ts': `export * from './beans.ts';`,
  'contract/src/beans.ts': 'export const most = 5;',
  'app/beans.test.ts': `import './view.ts';`,
  'app/view.ts': `import { most } from '@goldbean/contract'; export const view = most;`,
  'app/other.ts': 'export const other = 1;',
  'app/rules.test.ts': `import { readFileSync } from 'node:fs'; readFileSync('README.md');`,
  'app/words.test.ts': `import('./words.ts');`,
  'app/words.ts': 'export const load = (tongue: string) => import(`./words/${tongue}.ts`);',
  'app/words/th.ts': 'export default 1;',
  'app/gathered.test.ts': `export const all = import.meta.glob<object>('./*/*.ts', { eager: true });`,
  'README.md': 'Read me',
  'server/package.json': '{ "name": "@goldbean/server", "exports": {} }',
  'server/src/gifts.test.ts': `import './seeds.ts';`,
  'server/src/seeds.ts': `import 'node:fs/promises';`,
  'server/src/rule.test.ts': `import './rule.ts';`,
  'server/src/rule.ts': 'export const rule = 1;',
  'server/src/gifts.csv': 'rose,1',
  'server/migrations/money/holds.sql': 'create table holds ();',
};

const root = mkdtempSync(join(tmpdir(), 'goldbean-inputs-'));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  write('.gitignore', 'node_modules/');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const keyOf = (suite: string, file: string, facts: readonly string[] = []): string | undefined =>
  createTestInputs(root, suite, facts).keyOf(file);

/** Answers while a line more stands in a file. */
function changed<Answer>(path: string, ask: () => Answer): Answer {
  const before = readFileSync(join(root, path), 'utf8');
  write(path, `${before}\n`);
  try {
    return ask();
  } finally {
    write(path, before);
  }
}

test.each([
  ['itself', 'unit', 'app/beans.test.ts', 'app/beans.test.ts', true],
  ['a deep module, through a package of ours', 'unit', 'app/beans.test.ts', 'contract/src/beans.ts', true],
  ['a module it does not import', 'unit', 'app/beans.test.ts', 'app/other.ts', false],
  ['the version of a package', 'unit', 'app/beans.test.ts', 'package-lock.json', true],
  ['what a setup file imports', 'unit', 'app/beans.test.ts', 'scripts/patience-ms.ts', true],
  ['a page nobody reads', 'unit', 'app/beans.test.ts', 'README.md', false],
  ['anything, where it reads files', 'unit', 'app/rules.test.ts', 'README.md', true],
  ['a module picked at run time', 'unit', 'app/words.test.ts', 'app/words/th.ts', true],
  ['a module that is gathered', 'unit', 'app/gathered.test.ts', 'app/words/th.ts', true],
  [
    'data of the server, where it reads files',
    'server',
    'server/src/gifts.test.ts',
    'server/src/gifts.csv',
    true,
  ],
  [
    'data of the server, where it reads none',
    'server',
    'server/src/rule.test.ts',
    'server/src/gifts.csv',
    false,
  ],
  ['data outside the server', 'server', 'server/src/gifts.test.ts', 'README.md', false],
  [
    'a migration, a data edge',
    'server',
    'server/src/rule.test.ts',
    'server/migrations/money/holds.sql',
    true,
  ],
])('a change of %s is seen as it should (%s, %s)', (_what, suite, file, path, isSeen) => {
  const before = keyOf(suite, file);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(keyOf(suite, file)).toBe(before);
  expect(changed(path, () => keyOf(suite, file)) !== before).toBe(isSeen);
});

test('the machine and a new module of a pattern are seen; a module that does not parse has no key', () => {
  const before = keyOf('unit', 'app/gathered.test.ts');
  expect(keyOf('unit', 'app/gathered.test.ts', ['Chromium 150'])).not.toBe(before);
  write('app/words/vi.ts', 'export default 2;');
  expect(keyOf('unit', 'app/gathered.test.ts')).not.toBe(before);
  rmSync(join(root, 'app/words/vi.ts'));
  expect(keyOf('unit', 'app/gathered.test.ts')).toBe(before);
  write('app/broken.ts', 'const = ;');
  write('app/broken.test.ts', `import './broken.ts';`);
  expect(keyOf('unit', 'app/broken.test.ts')).toBeUndefined();
});

test('a file rests while it held and nothing it is made of has changed', () => {
  const [beans, words] = ['app/beans.test.ts', 'app/words.test.ts'];
  const both = [beans, words];
  const find = (isRead = true): string[] => [...createGreenFiles(root, 'unit', isRead).find(both).keys()];
  const green = new Map([
    [beans, 3],
    [words, 2],
  ]);
  const ran = createGreenFiles(root, 'unit', true);
  expect(ran.find(both).size).toBe(0);
  ran.keep({ failed: 0, green });
  expect([...createGreenFiles(root, 'unit', true).find(both)]).toEqual([...green]);
  expect(find(false)).toEqual([]);
  expect(changed('contract/src/beans.ts', () => find())).toEqual([words]);

  // It failed once, and may fail again: whether it held when it ran alone is no matter.
  const flaky = { file: words, name: 'a' };
  ran.keep({ failed: 1, failures: [flaky], green: new Map([[beans, 3]]) });
  expect(find()).toEqual([beans]);

  // The runner failed beside its tests, and a file changed while they ran: neither is remembered.
  ran.keep({ failed: 1, green });
  expect(find()).toEqual([beans]);
  changed('app/other.ts', () => ran.keep({ failed: 0, green }));
  expect(find()).toEqual([beans]);
});
