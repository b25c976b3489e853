import { folded, wordsOfQuery } from '@goldbean/contract';
import { match } from 'pinyin-pro';

/**
 * Whether a name fits what is searched: each word stands in it whatever its case and marks, or in its pinyin, whole
 * (`wangfang`) or by first letters (`wf`), with v for the rounded u (`lv`). The database's `found_by(name)` holds the same.
 */
export function fitsName(name: string, query: string): boolean {
  const written = folded(name);
  const isSpelled = /\p{Script=Han}/u.test(name);
  return wordsOfQuery(query).every(
    (word) =>
      written.includes(word) || (isSpelled && match(name, word, { v: true, continuous: true }) !== null),
  );
}
