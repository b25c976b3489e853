import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInputs } from './inputs.ts';
import type { Shot } from './plan.ts';

/** A copy of all that looks are made of, to be changed. */
const root = mkdtempSync(join(tmpdir(), 'goldbean-inputs-'));
const project = join(import.meta.dirname, '..');
const card = './design-system/src/components/wishes/WishCard/WishCard.stories.tsx';
const details = './app/src/routes/wishes/WishDetailsPage.stories.tsx';
const form = './app/src/routes/wishes/AddWishPage.stories.tsx';
const home = './app/src/routes/hljw/HomePage.stories.tsx';
const shot: Shot = {
  storyId: 'a--b',
  mode: { theme: 'education', language: 'th' },
  name: 'a--b.education-th',
  checks: ['picture'],
  width: 1221,
  otherWidths: [],
  pressWidths: [],
};

const digest = (importPath: string, other: Partial<Shot> = {}): string =>
  createInputs(root).digestOf({ ...shot, ...other }, importPath);

const withMore = (path: string, text: string): string =>
  path.endsWith('.json') ? text.replace(/\}\s*$/, ', "added": "x" }') : `${text}\n// changed\n`;

/** Changes a file while something is asked; appends to it unless told how. */
function changed<Answer>(
  path: string,
  ask: () => Answer,
  change = (text: string): string => withMore(path, text),
): Answer {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  try {
    return ask();
  } finally {
    writeFileSync(file, before);
  }
}

beforeAll(() => {
  for (const folder of [
    '.storybook',
    'app/src',
    'contract',
    'design-system',
    'locales',
    'scripts',
    'tokens',
    'visual-tests',
  ])
    cpSync(join(project, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  cpSync(join(project, 'package-lock.json'), join(root, 'package-lock.json'));
  mkdirSync(join(root, 'server'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('X04: what a look is made of wakes it, and nothing else does', () => {
  const before = digest(card);
  expect(digest(card)).toBe(before);
  const wakes = [
    'design-system/src/components/wishes/WishCard/WishCard.styles.ts',
    'design-system/src/components/wishes/wishes.fixtures.ts',
    'locales/src/th/wishes.json',
    'tokens/src/layout.json',
    '.storybook/preview.css',
    'visual-tests/layout.ts',
  ];
  for (const path of wakes)
    expect(
      changed(path, () => digest(card)),
      path,
    ).not.toBe(before);
  const sleeps = [
    'design-system/src/components/wishes/WishTimeline/WishTimeline.tsx',
    'design-system/src/components/wishes/index.ts',
    'locales/src/vi/wishes.json',
    'locales/src/th/ban-list.json',
    'app/src/routes/hljw/HomePage.tsx',
    '.storybook/docs/DocsPage.tsx',
  ];
  for (const path of sleeps)
    expect(
      changed(path, () => digest(card)),
      path,
    ).toBe(before);
});

test('X04: a story is not woken by its tags or its line breaks, and by its arguments it is', () => {
  const before = digest(card);
  const tagged = (text: string): string =>
    text.replace(/^(export const \w+: Story = \{)\n/m, "$1\n  tags: ['pictured'],\n");
  expect(changed(card, () => digest(card), tagged)).toBe(before);
  const broken = (text: string): string => text.replace(/\{ (args: .*[^,]) \};$/m, '{\n  $1,\n};');
  expect(changed(card, () => digest(card), broken)).toBe(before);
  const other = (text: string): string => text.replace(/\bargs: \{/, 'args: { added: 1,');
  expect(changed(card, () => digest(card), other)).not.toBe(before);
});

test('X04: a page is woken by the shell, its features and what they name of the contract', () => {
  const before = digest(home);
  for (const path of [
    'app/src/routes/shell/Shell.tsx',
    'app/src/routes/shell/member-parts.ts',
    'app/src/features/live/live-list/live-list.state.ts',
    'contract/src/shared/envelope.ts',
  ])
    expect(
      changed(path, () => digest(home)),
      path,
    ).not.toBe(before);
  const limits = 'contract/src/wishes/wishes/wishes.limits.ts';
  expect(changed(limits, () => digest(form))).not.toBe(digest(form));
  expect(changed(limits, () => digest(home))).toBe(before);
  // A new feature stands in each of the last three.
  for (const path of [
    'app/src/routes/staff/BansPage.tsx',
    'app/src/shared/paths/paths.ts',
    'contract/src/live/live.calls.ts',
    'contract/src/content/index.ts',
  ])
    expect(
      changed(path, () => digest(home)),
      path,
    ).toBe(before);
});

test('X04: a page is woken by its own entry in the routes of its area, and by no other', () => {
  const routes = 'app/src/routes/hljw/hljw.routes.ts';
  const before = digest(home);
  const after = (was: string, is: string): string =>
    changed(routes, () => {
      const text = readFileSync(join(root, routes), 'utf8');
      expect(text).toContain(was);
      writeFileSync(join(root, routes), text.replace(was, is).replace('\n// changed\n', ''));
      return digest(home);
    });
  expect(
    after("'live-tools',\n        'moderation'", "'live-tools',\n        'missions',\n        'moderation'"),
  ).not.toBe(before);
  expect(after("title: 'news:title'", "title: 'circle:title'")).toBe(before);
});

test('X04: a look is woken by the words of a refusal that is named, and by no other', () => {
  const named = (key: string): string => {
    const file = join(root, 'locales/src/th/refusals.json');
    const text = readFileSync(file, 'utf8');
    const words = JSON.parse(text) as Record<string, Record<string, string>>;
    const [area = '', name = ''] = key.split('.');
    words[area] = { ...words[area], [name]: 'another word' };
    writeFileSync(file, JSON.stringify(words));
    const made = digest(details);
    writeFileSync(file, text);
    return made;
  };
  const before = named('nobody.asks');
  expect(named('nobody.asks_for_this')).toBe(before);
  expect(named('wallet.insufficient_beans')).not.toBe(before);
});

test('X04: another theme, width or version of a package wakes a look', () => {
  const before = digest(card);
  expect(digest(card, { width: 800 })).not.toBe(before);
  expect(digest(card, { mode: { theme: 'red', language: 'th' } })).not.toBe(before);
  const lock = join(root, 'package-lock.json');
  const text = readFileSync(lock, 'utf8');
  const bumped = text.replace(/("node_modules\/@emotion\/cache": \{\s+"version": ")[^"]+/, '$199.0.0');
  expect(bumped).not.toBe(text);
  writeFileSync(lock, bumped);
  expect(digest(card)).not.toBe(before);
  writeFileSync(lock, text);
});
