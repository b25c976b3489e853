import type { WordKeys } from './component-facts.ts';

type WordKeyTree = { readonly [key: string]: WordKeyTree | string };

const plural = /_(zero|one|two|few|many|other)$/;

/** The keys of all words by namespace, `a.b` for what is nested; the forms of a plural are one key. */
export const wordKeysOf = (words: object): WordKeys =>
  Object.fromEntries(
    Object.entries(words).map(([namespace, branch]) => [
      namespace,
      [...new Set(keysOf(branch as WordKeyTree))],
    ]),
  );

const keysOf = (branch: WordKeyTree, before = ''): string[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`.replace(plural, '')] : keysOf(value, `${before}${key}.`),
  );
