import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/index.ts';

/** The app's faces, by the names that their rules give them. */
const families = {
  latin: 'Noto Sans Variable',
  thai: 'Noto Sans Thai Variable',
  sc: 'Noto Sans SC Variable',
  hk: 'Noto Sans HK Variable',
} as const;
type Family = keyof typeof families;

/** As in the app: every script stands behind the language's own, since names come in any language. */
const orders: Readonly<Record<string, readonly Family[]>> = {
  'zh-CN': ['sc', 'latin', 'thai', 'hk'],
  'zh-HK': ['hk', 'latin', 'thai', 'sc'],
  th: ['thai', 'latin', 'sc', 'hk'],
};
const orderOf = (tag: string): readonly Family[] => orders[tag] ?? ['latin', 'thai', 'sc', 'hk'];

/** A slice of a font: some of its letters. */
interface Face {
  readonly file: string;
  /** First and last letters, in pairs. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly rule: string;
}

/** Below it the files have their own names, which say package and slice. */
const folder = '/fonts/';

function facesIn(stylesheet: string): Face[] {
  const rules = readFileSync(stylesheet, 'utf8').match(/@font-face \{[^}]+\}/g) ?? [];
  return rules.map((rule) => {
    const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(rule)?.[1] ?? '';
    const written = /unicode-range: ([^;]+);/.exec(rule)?.[1] ?? 'U+0-10ffff';
    const ranges = written.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return { file, ranges, rule: rule.replace('./files/', folder) };
  });
}

interface Fonts {
  readonly faces: Readonly<Record<Family, readonly Face[]>>;
  /** Where each file lies. */
  readonly paths: ReadonlyMap<string, string>;
}

let read: Fonts | undefined;

/** Read when the first page is painted: most servers never paint one. */
function fonts(): Fonts {
  if (read) return read;
  const require = createRequire(import.meta.url);
  const stylesheets = {
    latin: require.resolve('@fontsource-variable/noto-sans/wght.css'),
    thai: require.resolve('@fontsource-variable/noto-sans-thai/wght.css'),
    sc: require.resolve('@fontsource-variable/noto-sans-sc/wght.css'),
    hk: require.resolve('@fontsource-variable/noto-sans-hk/wght.css'),
  };
  const of = (family: Family): readonly Face[] => facesIn(stylesheets[family]);
  const faces = { latin: of('latin'), thai: of('thai'), sc: of('sc'), hk: of('hk') };
  const paths = new Map(
    (Object.keys(faces) as Family[]).flatMap((family) =>
      faces[family].map(({ file }) => [file, join(dirname(stylesheets[family]), 'files', file)] as const),
    ),
  );
  read = { faces, paths };
  return read;
}

/** The `font-family` of a page. @param tag its language, BCP 47 */
export const fontFamily = (tag: string): string =>
  [...orderOf(tag).map((family) => `"${families[family]}"`), 'system-ui', 'sans-serif'].join(', ');

/**
 * The `@font-face` rules for the letters of a page, so that a device without fonts for Chinese or Thai shows them. Its policy
 * lets in fonts of our own origin (`font-src 'self'`).
 * @param tag its language, BCP 47
 */
export function fontRules(text: string, tag: string): string {
  const { faces } = fonts();
  const inOrder = orderOf(tag).flatMap((family) => faces[family]);
  const needed = new Set<Face>();
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const face = inOrder.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (face) needed.add(face);
  }
  return inOrder
    .filter((face) => needed.has(face))
    .map(({ rule }) => rule)
    .join('\n');
}

/** `/fonts/<file>`: what `fontRules` names. */
export function serveFonts(http: FastifyInstance): void {
  http.get<{ Params: { file: string } }>(`${folder}:file`, (request, reply) => {
    const path = fonts().paths.get(request.params.file);
    if (path === undefined) return fail(reply, 'system.unknown_call');
    return reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(readFileSync(path));
  });
}
