import { pageTextOf, type PageText } from './page-text.ts';

/** Writing without spaces between words: a line may end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]$/u;

/** A piece of a line of a PDF; what carries no words is passed over. */
type Piece = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string };

/** The pieces of a page as they are searched, so that words are found over the end of a line. */
export const searchedText = (pieces: readonly Piece[]): PageText =>
  pageTextOf(pieces.flatMap((piece) => ('str' in piece ? [[piece.str, piece.hasEOL ? '\n' : '']] : [])));

/**
 * The pieces of a page as one text: the end of a line is a space, except in writing that has none. After a hyphen it
 * stays what it is, so that a search finds the word that it parts.
 */
export function flowingText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) {
    if (!('str' in piece)) continue;
    text += piece.str;
    if (!piece.hasEOL) continue;
    if (/[-\u2010\u2011]\s*$/.test(text)) text += '\n';
    else if (!/\s$/.test(text) && !unspaced.test(text)) text += ' ';
  }
  return text.trim();
}
