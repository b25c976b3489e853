import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageFileOf } from '../app/read-route-areas.ts';
import type { RouteArea, RouteEntry } from '../app/src/routes/route.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What a build of the app consists of, and which piece needs which. @param dist its folder */
export async function readAppBuild(dist: string) {
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

  return { withImports, gzipSize, pageOf, spokenIn, chunksOf };
}
