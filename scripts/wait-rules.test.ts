import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* `.oxlintrc.json` forbids waits that last a time of their own; docs/testing.md says why. */

const root = join(import.meta.dirname, '..');
/** A repository with our rules, in which a file may be wrong. */
const folder = mkdtempSync(join(tmpdir(), 'goldbean-waits-'));
beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints some sources by their paths. @returns the paths, each as often as a wait in it is forbidden */
function forbidden(sources: Readonly<Record<string, string>>): string[] {
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', ...Object.keys(sources)], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  return diagnostics
    .filter(({ code }) => /no-restricted-(syntax|imports)/.test(code))
    .map(({ filename }) => filename)
    .toSorted();
}

const wrong = [
  'await vi.waitFor(look, { timeout: 2_000, interval: 20 });',
  'await vi.waitFor(look, 5_000);',
  'await expect.poll(look, { timeout: 90_000 }).toBe(true);',
  'await expect(page).toBeVisible({ timeout: 500 });',
  'await page.waitForTimeout(500);',
  'test.setTimeout(180_000);',
  "test('it', { timeout: 60_000 }, run);",
  "test('it', run, 60_000);",
  "test.each([1, 2])('it %i', run, 60_000);",
  'beforeAll(open, 120_000);',
  'vi.setConfig({ testTimeout: 60_000 });',
  'await new Promise((resolve) => setTimeout(resolve, 1_500));',
  "import { setTimeout as pause } from 'node:timers/promises';",
];
const right = [
  'await vi.waitFor(look);',
  'await vi.waitFor(look, { interval: 200 });',
  'await expect.poll(look, { timeout: 2 * patienceMs }).toBe(true);',
  'await vi.waitFor(look, { timeout: promisedMs });',
  "test('it', { timeout: 4 * patienceMs }, run);",
  "test('2 beans', run);",
  "test.each([1, 2])('it %i', run);",
  "const answer = new Promise((resolve) => setTimeout(() => resolve('late'), 500));",
].join('\n');

test('no test names a time of its own', () => {
  const sources = Object.fromEntries(wrong.map((source, at) => [`server/src/${at + 10}.test.ts`, source]));
  expect(forbidden(sources).map((path) => sources[path])).toEqual(wrong);
});

test('a test may name a multiple of the patience, or a time that has a name', () => {
  expect(forbidden({ 'server/src/right.test.ts': right })).toEqual([]);
});

test('what helps tests is held to it too, and the product is not', () => {
  const helpers = ['app/e2e/a.ts', 'server/src/a.test-fixture.ts', 'server/test/a.ts'];
  const all = [...helpers, 'server/src/a.ts'];
  expect(forbidden(Object.fromEntries(all.map((path) => [path, wrong[0] ?? ''])))).toEqual(helpers);
});
