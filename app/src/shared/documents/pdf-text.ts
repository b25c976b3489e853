/** Writing without spaces between words: a line may end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]$/u;

/** A piece of a line of a PDF; what carries no words is passed over. */
type Piece = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string };

/** The text of a page as it is searched. */
export interface PageText {
  /** The ends of lines are line breaks. */
  readonly text: string;
  /** Where a place of it is in the page's layer of words, which spells no ends of lines. */
  readonly placeOf: (at: number) => number;
}

/** The pieces of a page as they are searched, so that words are found over the end of a line. */
export function searchedText(pieces: readonly Piece[]): PageText {
  let text = '';
  const ends: number[] = [];
  for (const piece of pieces) {
    if (!('str' in piece)) continue;
    text += piece.str;
    if (!piece.hasEOL) continue;
    ends.push(text.length);
    text += '\n';
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
