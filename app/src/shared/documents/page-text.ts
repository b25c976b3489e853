import type { DocumentHit } from '@goldbean/design-system/documents';
import { findWords } from './find-words.ts';
import { foldText } from './fold-text.ts';

/** The text of a page as it is searched. */
export interface PageText {
  /** With the ends of lines and paragraphs, so that words are found over the one and not over the other. */
  readonly text: string;
  /** Where a place of it is in the words of the page, which spell no ends. */
  readonly placeOf: (at: number) => number;
}

/** Some words of a page, and the character that ends their line or paragraph; empty where both go on. */
export type PagePiece = readonly [words: string, end: string];

/** Joins the words of a page to one text. */
export function pageTextOf(pieces: readonly PagePiece[]): PageText {
  let text = '';
  const ends: number[] = [];
  for (const [words, end] of pieces) {
    text += words;
    if (end === '') continue;
    ends.push(text.length);
    text += end;
  }
  return {
    text,
    placeOf(at) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? Infinity) < at) low = middle + 1;
        else high = middle;
      }
      return at - low;
    },
  };
}

/** Finds words on one page; hits point at the words of the page. */
export type FindOnPage = (words: string) => DocumentHit[];

/** Folds a page once for all searches. @param number of the page, from 1 */
export function createPageFinder({ text, placeOf }: PageText, number: number): FindOnPage {
  const folded = foldText(text);
  return (words) =>
    findWords(folded, words, number).map(({ page, at, length }) => {
      const start = placeOf(at);
      return { page, at: start, length: placeOf(at + length) - start };
    });
}
