import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadWords } from '@goldbean/locales';
import { themes } from '@goldbean/tokens';
import { expect, it } from 'vitest';
import type { ComponentDocs } from '../../design-system/src/foundations/component-docs.ts';
import { componentFacts } from './component-facts.ts';
import { readSource } from './facts-plugin.ts';
import { importsOf } from './imports.ts';
import { pageOfToken } from './token-pages.ts';
import { wordKeysOf } from './word-keys.ts';

const house = join(import.meta.dirname, '../..');
const designSystem = join(house, 'design-system/src');
const read = (path: string): string => readFileSync(path, 'utf8');
const beside = (path: string, ending: string): string => path.replace(/\.(docs|stories)\.tsx?$/, ending);
const nameOf = (path: string): string => basename(path).split('.')[0] ?? '';

const docsFiles = globSync('**/*.docs.ts', { cwd: designSystem }).map((path) => join(designSystem, path));
const written = await Promise.all(
  docsFiles.map(async (path) => ({
    path,
    name: nameOf(path),
    docs: ((await import(path)) as { docs: ComponentDocs }).docs,
  })),
);

/** How many files of the product import each component that has a page of its own. */
function usesOfComponents(): Map<string, number> {
  const pages = new Set(
    globSync('{primitives,components}/**/*.stories.tsx', { cwd: designSystem }).map(nameOf),
  );
  const uses = new Map<string, number>();
  for (const path of globSync('{app,design-system}/src/**/*.{ts,tsx}', { cwd: house })) {
    if (/\.(stories|test|docs)\.|\/index\.ts$/.test(path)) continue;
    const source = read(join(house, path));
    const names = importsOf(path, source)
      .flatMap((one) => one.names)
      .filter((name) => pages.has(name) && source.includes(`<${name}`));
    for (const name of new Set(names)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

it('forty components have their page, and all that five files import are among them', () => {
  const missing = [...usesOfComponents()]
    .filter(([name, files]) => files >= 5 && !written.some((one) => one.name === name))
    .map(([name, files]) => `${name}, imported by ${String(files)} files`);
  expect(missing).toEqual([]);
  expect(written.length).toBeGreaterThanOrEqual(40);
});

it.each(written)('$name has every part, and its stories exist', ({ path, docs }) => {
  const { keyboard, ...parts } = docs;
  for (const [part, points] of Object.entries(parts)) expect(points.length, part).toBeGreaterThan(0);
  for (const { key, does } of keyboard) expect(`${key} ${does}`).toMatch(/\w+ \w.+\.$/);
  const stories = read(beside(path, '.stories.tsx'));
  const named = docs.do.flatMap(({ story }) => story ?? []);
  expect(named.filter((story) => !stories.includes(`export const ${story}:`))).toEqual([]);
});

it.each(written)('$name names the keys it answers to, if it takes the focus', ({ path, docs }) => {
  const source = read(beside(path, '.tsx'));
  const takesFocus = /<(Button|ButtonRoot|IconButton\w*|Dialog|input|InputControl|Choice\w+|a)\b/.test(
    source,
  );
  if (takesFocus) expect(docs.keyboard).not.toEqual([]);
});

const keys = wordKeysOf(await loadWords('en'));

it.each(written)('the words and tokens shown of $name exist', ({ path }) => {
  const file = beside(path, '.tsx');
  const { words, tokens } = componentFacts(file, readSource, keys);
  expect(words.length > 0).toBe(read(file).includes('useTranslation('));
  expect(words.filter((word) => !known(word))).toEqual([]);
  expect(tokens.filter((token) => themes.education.page[token] === undefined)).toEqual([]);
  expect(tokens.filter((token) => pageOfToken(token) === undefined)).toEqual([]);
});

const known = (word: string): boolean => {
  const [namespace = '', key = ''] = word.split(':');
  return keys[namespace]?.includes(key) === true;
};

it('every state of every component can be written out', () => {
  const silent = globSync('{primitives,components}/**/*.stories.tsx', { cwd: designSystem })
    .map((path) => beside(join(designSystem, path), '.tsx'))
    .filter((file) => {
      const source = readSource(file) ?? '';
      const [, type] = /^ {2}state: (\w+);$/m.exec(source) ?? [];
      return type !== undefined && !source.includes(`interface ${type} `);
    })
    .filter((file) => !componentFacts(file, readSource, keys).unions.some(({ prop }) => prop === 'state'));
  expect(silent.map(nameOf)).toEqual([]);
});
