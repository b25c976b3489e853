/** Writing without spaces between words: a line may end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]$/u;

/** A piece of a line of a PDF; what carries no words is passed over. */
type Piece = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string };

/** The pieces of a page as one text: the end of a line is a space, except in writing that has none. */
export function flowingText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) {
    if (!('str' in piece)) continue;
    text += piece.str;
    if (piece.hasEOL && !/\s$/.test(text) && !unspaced.test(text)) text += ' ';
  }
  return text.trim();
}
