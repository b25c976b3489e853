export interface HighlightPart {
  text: string;
  isFound: boolean;
}

/**
 * Cuts a text where the words of a query stand, whatever their case. Words are parted by white space; the
 * longest is taken first, so that "cash flow" is not lost to "cash".
 * @param query what was searched for; an empty one finds nothing
 */
export function highlightParts(text: string, query: string): readonly HighlightPart[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isFound: false }];
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`,
    'giu',
  );
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
