import type { DocumentHit } from '@goldbean/design-system/documents';
import { foldText, type FoldedText } from './fold-text.ts';

/** Writing without spaces between words: they may be set apart, and a line may end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f]/u;
const hyphens = '[-–]';
/** The end of a line with the spaces around it. */
const lineEnd = ' *\\n[ \\n]*';

const isUnspaced = (sign: string): boolean => unspaced.test(sign);
const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const isHyphen = (sign: string): boolean => sign === '-' || sign === '–';

/** What may stand between two characters of words. */
function between(before: string, after: string, isApart: boolean): string {
  if (isUnspaced(before) || isUnspaced(after)) return '[ \\n]*';
  if (isApart) return '[ \\n]+';
  if (isHyphen(before)) return `(?:${lineEnd})?`;
  return isLetter(before) && isLetter(after) ? `(?:-${lineEnd})?` : '';
}

/** Folded words as a pattern of folded text: spaces are any spaces, hyphens any hyphens. Null without words. */
function patternOf(words: string): RegExp | null {
  let pattern = '';
  let before = '';
  let isApart = false;
  for (const sign of words) {
    const isSpace = /\s/u.test(sign);
    if (!isSpace) {
      if (before !== '') pattern += between(before, sign, isApart);
      pattern += isHyphen(sign) ? hyphens : sign.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
      before = sign;
    }
    isApart = isSpace;
  }
  return pattern === '' ? null : new RegExp(pattern, 'gu');
}

/**
 * Where words stand in the text of a page as its reader sees it: whatever their case and marks, and in whichever way
 * its writer stored them. Hits are whole grapheme clusters of the text. Nothing is found of no words.
 */
export function findWords({ text, starts, ends }: FoldedText, words: string, page: number): DocumentHit[] {
  const pattern = patternOf(foldText(words).text);
  if (!pattern) return [];
  const hits: DocumentHit[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const at = starts[index] ?? 0;
    // Two halves of one ligature are one hit.
    if (at < end) continue;
    end = ends[index + found.length - 1] ?? at;
    hits.push({ page, at, length: end - at });
  }
  return hits;
}
