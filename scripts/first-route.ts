import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageFileOf, readRouteAreas } from '../app/read-route-areas.ts';
import type { RouteArea, RouteEntry } from '../app/src/routes/route.ts';
import { languages, shellNamespaces } from '../locales/src/index.ts';
import { buildAll } from './build-steps.ts';
import { root, say } from './run-command.ts';

/*
 * What a visitor's browser fetches before the first page shows: the entry, the page and the words of one language,
 * gzip. Fails above the limits, and when a route names other words than its page speaks.
 */

/** Bytes, issue D. What was done for it: docs/decisions/2026-11-22-the-first-route.md. */
const limits = { script: 150 * 1_024, words: 12 * 1_024 };

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

await buildAll();
const dist = join(root, 'app/dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** A chunk and all that it imports at once. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

async function gzipSize(keys: Iterable<string>): Promise<number> {
  const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));
  const sizes = await Promise.all(
    [...files].map(
      async (file) => (await promisify(gzip)(await readFile(join(dist, file)), { level: 9 })).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The pieces of an area's group, and which of them are pages. */
const piecesOf = ({ group }: RouteArea): [key: string, piece: string][] =>
  Object.entries(manifest).flatMap(([key, { name = '' }]) =>
    name.startsWith(`${group}~`) ? [[key, name.slice(group.length + 1)]] : [],
  );

/** The page's chunk in the manifest: a piece of its area's group. @throws when there is none of the route's page */
function pageOf(area: RouteArea, route: RouteEntry): string {
  if (route.withEntry) return 'index.html';
  const page = pageFileOf(route);
  const [key] = piecesOf(area).find(([, piece]) => piece === page) ?? [];
  if (key === undefined) throw new Error(`${route.path}: no chunk of ${area.group}~${page}`);
  return key;
}

/** Our own source files in a chunk. */
async function sourcesOf(key: string): Promise<string[]> {
  const file = join(dist, manifest[key]?.file ?? '');
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { sources: string[] };
  return sources
    .map((source) => join(dirname(file), source))
    .filter((source) => !source.includes('node_modules'));
}

/** Namespaces that the source of some chunks names: in `useTranslation` and before the colon of a key. */
async function spokenIn(keys: Iterable<string>): Promise<Set<string>> {
  const files = new Set((await Promise.all([...keys].map(sourcesOf))).flat());
  const texts = await Promise.all(
    [...files].filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(file, 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[\w-]+')/g)].flatMap(([, given = '']) =>
        [...given.matchAll(/'([\w-]+)'/g)].flatMap(([, namespace]) => namespace ?? []),
      ),
      ...[...text.matchAll(/\bt\(\s*['`]([\w-]+):/g)].flatMap(([, namespace]) => namespace ?? []),
    ]),
  );
}

/** A page's chunks, also those it loads later; without the entry's, unless the page comes with it. */
function chunksOf(area: RouteArea, route: RouteEntry, entry: ReadonlySet<string>): Set<string> {
  const all = withImports(pageOf(area, route));
  if (route.withEntry) {
    const later = piecesOf(area).filter(([, piece]) => !piece.endsWith('Page'));
    return new Set([...all, ...later.flatMap(([key]) => [...withImports(key)])]);
  }
  for (const key of all) {
    // The entry loads every page: those are not this page's.
    if (entry.has(key)) continue;
    for (const later of manifest[key]?.dynamicImports ?? []) {
      if (!later.startsWith('../locales/')) withImports(later, all);
    }
  }
  return new Set([...all].filter((key) => !entry.has(key)));
}

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1).padStart(6)} KB`;
const faults: string[] = [];
const entry = withImports('index.html');
const areas = await readRouteAreas();
const ofEntry = areas.flatMap(({ routes }) => routes).filter(({ withEntry }) => withEntry);
const shellSpeaks = [...(await spokenIn(entry))].filter(
  (name) => ![...shellNamespaces, ...ofEntry.flatMap(({ words }) => words)].some((known) => known === name),
);
if (shellSpeaks.length > 0)
  faults.push(`the shell speaks ${shellSpeaks.join(', ')}: add them to shellNamespaces`);

/** The largest of the six languages. */
async function wordsSize(words: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    languages.map((language) =>
      gzipSize(
        [`shell-words.ts`, ...words.map((name) => `${name}.json`)].flatMap((file) =>
          // What the script brought already is no word.
          [...withImports(`../locales/src/${language}/${file}`)].filter((key) => !entry.has(key)),
        ),
      ),
    ),
  );
  return Math.max(...sizes);
}

say('script and words, gzip; words in the largest language');
for (const area of areas) {
  for (const route of area.routes) {
    const page = pageOf(area, route);
    const script = await gzipSize(new Set([...entry, ...withImports(page)]));
    const words = await wordsSize(route.words);
    say(`${kilobytes(script)} ${kilobytes(words)}  ${route.path}`);
    const spoken = await spokenIn(chunksOf(area, route, entry));
    for (const name of shellNamespaces) spoken.delete(name);
    const missing = [...spoken].filter((name) => !route.words.some((given) => given === name)).toSorted();
    const idle = route.words.filter((name) => !spoken.has(name));
    if (missing.length > 0) faults.push(`${route.path} speaks ${missing.join(', ')}: add them to its words`);
    if (idle.length > 0)
      faults.push(`${route.path} does not speak ${idle.join(', ')}: take them from its words`);
    if (!route.withEntry) continue;
    if (script > limits.script)
      faults.push(`${route.path} loads more script than ${kilobytes(limits.script).trim()}`);
    if (words > limits.words)
      faults.push(`${route.path} loads more words than ${kilobytes(limits.words).trim()}`);
  }
}
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
