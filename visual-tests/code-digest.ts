import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { transformSync } from '@swc/core';
import { minifySync } from 'vite';
import type { Graph, Link, SourceModule, SourceSpan } from '../scripts/module-graph.ts';

/** A digest, short enough for a list of thousands. */
export const shorten = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** A module without its types and comments. */
interface ErasedCode {
  /** With the names it is written with; its lines are one printer's. */
  readonly erased: string;
  /** What stays in the module is named by its place. Nothing is left out or moved: all that runs counts, in its order. */
  readonly nameless: string;
}

/** By source: two checkouts have most of them in common. */
const readBefore = new Map<string, ErasedCode>();

/** @param source of TypeScript @throws Error when it does not parse */
function codeIn(file: string, source: string): ErasedCode {
  const isMarkup = file.endsWith('.tsx');
  const key = `${isMarkup ? 'tsx' : 'ts'} ${source}`;
  const known = readBefore.get(key);
  if (known) return known;
  const { code: erased } = transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: false,
    module: { type: 'es6' },
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: isMarkup },
      transform: { react: { runtime: 'automatic', development: false }, verbatimModuleSyntax: true },
      minify: { format: { comments: false } },
      experimental: { keepImportAttributes: true },
    },
  });
  const { code: nameless, errors } = minifySync('erased.js', erased, {
    module: true,
    compress: false,
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true, legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const code = { erased, nameless };
  readBefore.set(key, code);
  return code;
}

/** A file without types and comments, with the names it is written with; of styles or a picture, the content. */
export const erase = (file: string, source: string): string =>
  isCode(file) ? codeIn(file, source).erased : source;

/** What a file does, however it is written; of styles or a picture, the content. */
export const codeOf = (file: string, source: string): string =>
  isCode(file) ? codeIn(file, source).nameless : source;

/** An address in a source, and what to put there. */
interface Readdressed {
  readonly at: SourceSpan;
  readonly to: string;
}

/** Puts other addresses into a module, and leaves out what it imports for its types alone. */
export function readdress({ source, typesOnly }: SourceModule, addresses: readonly Readdressed[]): string {
  const places = [
    ...typesOnly.map((at) => ({ ...at, text: '' })),
    ...addresses.map(({ at, to }) => {
      const query = /\?[^'"`]*/.exec(source.slice(at.start, at.end))?.[0] ?? '';
      return { ...at, text: `'${to}${query}'` };
    }),
  ].toSorted((one, other) => one.start - other.start);
  let made = '';
  let read = 0;
  for (const { start, end, text } of places) {
    made += source.slice(read, start) + text;
    read = end;
  }
  return made + source.slice(read);
}

/** Digests of modules by what they do. */
export interface CodeDigests {
  /** A module without types and comments; of another file its content. @param file absolute */
  erasedAt(file: string): string;
  /**
   * A digest of what a file and all below it do, whatever they are called and wherever they stand.
   * @param file absolute @throws Error when the file leads back to itself
   */
  digestAt(file: string): string;
}

/**
 * Each import of ours counts as the digest of what it leads to, so a file may move and another may not take its place.
 * @param shownOf leaves out of a source what no look shows
 */
export function createCodeDigests(
  root: string,
  { moduleAt, linksOf }: Graph,
  shownOf: (file: string, source: string) => string,
): CodeDigests {
  const pathOf = (file: string): string => relative(root, file);
  const sources = new Map<string, string>();
  const digests = new Map<string, string>();
  /** Files whose sources are being made, each imported by the one before. */
  const above = new Set<string>();

  const addressOf = ({ target, origins }: Link): string | undefined => {
    if (target === undefined) return undefined;
    // What is not followed counts by its path: another in its place shows something else.
    if (origins.length === 0) return pathOf(target);
    const asked = origins.map(
      ({ file, request = '', name = '*' }) => `${file === undefined ? request : digestAt(file)}#${name}`,
    );
    return [...new Set(asked)].join(' ');
  };

  /** The source with digests for addresses. */
  function sourceAt(file: string): string {
    const known = sources.get(file);
    if (known !== undefined) return known;
    if (above.has(file)) {
      const round = [...above, file].slice([...above].indexOf(file)).map(pathOf);
      throw new Error(`what imports itself has no digest: ${round.join(' -> ')}`);
    }
    above.add(file);
    const addresses = linksOf(file).flatMap((link) => {
      const to = addressOf(link);
      return to === undefined ? [] : [{ at: link.at, to }];
    });
    const made = shownOf(file, readdress(moduleAt(file), addresses));
    above.delete(file);
    sources.set(file, made);
    return made;
  }

  function digestAt(file: string): string {
    const known = digests.get(file);
    if (known !== undefined) return known;
    const made = shorten(codeOf(file, sourceAt(file)));
    digests.set(file, made);
    return made;
  }

  return { erasedAt: (file) => erase(file, sourceAt(file)), digestAt };
}
