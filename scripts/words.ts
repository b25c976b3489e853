import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A word that names nothing in this repository, and what to write instead. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
}

/**
 * Words that no identifier, file name, comment or document may use: CONTRIBUTING.md says why. A word is added in the
 * commit that takes its last use out.
 */
export const bannedWords: readonly BannedWord[] = [
  { word: 'hearer', instead: 'member, viewer or subscriber' },
  { word: 'knot', instead: 'import cycle' },
  { word: 'knots', instead: 'import cycles' },
  { word: 'twins', instead: 'duplicates' },
  { word: 'doors', instead: 'entry points' },
  { word: 'worlds', instead: 'fixtures' },
  { word: 'endow', instead: 'seed' },
  { word: 'endowed', instead: 'seeded' },
  { word: 'deed', instead: 'action' },
  { word: 'deeds', instead: 'actions' },
  { word: 'rung', instead: 'entry or level' },
  { word: 'rungs', instead: 'levels table' },
  { word: 'ladders', instead: 'levels tables' },
  { word: 'floors', instead: 'layers' },
  { word: 'utils', instead: 'the noun of what the file does' },
  { word: 'misc', instead: 'the noun of what the file does' },
  { word: 'whilst', instead: 'while' },
  { word: 'hitherto', instead: 'until now' },
  { word: 'henceforth', instead: 'from now on' },
  { word: 'thence', instead: 'from there' },
  { word: 'hither', instead: 'here' },
  { word: 'thither', instead: 'there' },
  { word: 'lest', instead: 'so that ... not' },
  { word: 'nought', instead: 'nothing or zero' },
  { word: 'heretofore', instead: 'until now' },
  { word: 'aforesaid', instead: 'the name of the thing' },
];

/** A place that uses one of them. */
export interface Finding extends BannedWord {
  readonly path: string;
  /** Undefined: in the path itself. */
  readonly line?: number;
}

/** `knot` as a word of its own or as a part of a name: `knot`, `knotCount`, `isKnot`, `KNOT_COUNT`. */
const patternOf = (word: string): string => {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return `(?<![A-Za-z])${word}(?![a-z])|(?<![A-Z])${capital}(?![a-z])|(?<![A-Za-z])${word.toUpperCase()}(?![A-Za-z])`;
};

interface Hit extends BannedWord {
  readonly at: number;
}

function hitsIn(text: string, words: readonly BannedWord[]): Hit[] {
  const all = new RegExp(words.map(({ word }) => patternOf(word)).join('|'), 'g');
  return [...text.matchAll(all)].flatMap(({ 0: found, index: at }) =>
    words.filter(({ word }) => word === found.toLowerCase()).map((banned) => ({ ...banned, at })),
  );
}

interface WordSpan {
  readonly start: number;
  readonly end: number;
}

const nameKinds = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);

/** Where names and comments stand in a source. Texts, such as those a member reads, are left out. */
function spansOf(path: string, source: string): WordSpan[] {
  const { program, comments } = parseSync(path, source);
  const spans: WordSpan[] = comments.map(({ start, end }) => ({ start, end }));
  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) walk(one);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as { readonly type?: string } & WordSpan;
    if (node.type !== undefined && nameKinds.has(node.type)) spans.push({ start: node.start, end: node.end });
    for (const child of Object.values(value)) walk(child);
  }
  walk(program);
  return spans;
}

/** A document without its code, in which a word may be quoted. Each sign keeps its place. */
const withoutCode = (text: string): string =>
  text.replace(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

/** The words of a TypeScript file or a document that are banned. @param path relative to the root */
export function bannedWordsIn(
  path: string,
  source: string,
  words: readonly BannedWord[] = bannedWords,
): Finding[] {
  const inPath = hitsIn(path, words).map(({ word, instead }) => ({ path, word, instead }));
  const isDocument = path.endsWith('.md');
  const hits = hitsIn(isDocument ? withoutCode(source) : source, words);
  if (hits.length === 0) return inPath;
  const spans = isDocument ? [{ start: 0, end: source.length }] : spansOf(path, source);
  const inText = hits
    .filter(({ at }) => spans.some(({ start, end }) => at >= start && at < end))
    .map(({ word, instead, at }) => ({ path, line: source.slice(0, at).split('\n').length, word, instead }));
  return [...inPath, ...inText];
}

/** Every file of the repository that the check reads, but for the list of the words. */
export function filesWithWords(root: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (path) => /\.(tsx?|md)$/.test(path) && path !== 'scripts/words.ts' && existsSync(join(root, path)),
    );
}

/** Banned words of the whole repository. */
export function checkWords(root: string): Finding[] {
  return filesWithWords(root).flatMap((path) => bannedWordsIn(path, readFileSync(join(root, path), 'utf8')));
}
