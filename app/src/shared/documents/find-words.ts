import type { DocumentHit } from '@goldbean/design-system/documents';

/** Writing without spaces between words: they may be set apart, and a line may end anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Within a word: a place for a hyphen, and a hyphen at the end of a line. */
const withinWord = '(?:\u00ad|[-\u2010]\n)?';

const isUnspaced = (sign: string): boolean => unspaced.test(sign);
const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** What may stand between two characters of words. */
function between(before: string, after: string, isApart: boolean): string {
  if (isUnspaced(before) || isUnspaced(after)) return '\\s*';
  if (isApart) return '\\s+';
  return isLetter(before) && isLetter(after) ? withinWord : '';
}

/** Words as a pattern: spaces are any spaces, hyphens any hyphens. */
function patternOf(words: string): string {
  let pattern = '';
  let before = '';
  let isApart = false;
  for (const sign of words) {
    const isSpace = /\s/.test(sign);
    if (!isSpace) {
      if (before !== '') pattern += between(before, sign, isApart);
      pattern += sign === '-' ? '[-\u2010\u2011]' : sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      before = sign;
    }
    isApart = isSpace;
  }
  return pattern;
}

/** Where words stand in the text of a page, whatever their case. Nothing is found of no words. */
export function findWords(text: string, words: string, page: number): DocumentHit[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  // Not `toLowerCase`: it may change the number of characters, and hits would point beside the words.
  const pattern = new RegExp(patternOf(wanted), 'giu');
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    page,
    at: index,
    length: found.length,
  }));
}
