import type { WordKeys } from './component-facts.ts';

type Branch = { readonly [key: string]: Branch | string };

const plural = /_(zero|one|two|few|many|other)$/;

/** The keys of all words by namespace, `a.b` for what is nested; the forms of a plural are one key. */
export const wordKeysOf = (words: object): WordKeys =>
  Object.fromEntries(
    Object.entries(words).map(([namespace, branch]) => [namespace, [...new Set(keysOf(branch as Branch))]]),
  );

const keysOf = (branch: Branch, before = ''): string[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`.replace(plural, '')] : keysOf(value, `${before}${key}.`),
  );
