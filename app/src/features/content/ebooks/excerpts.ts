/** Words that were found in a book, with some before and after them. */
export interface Excerpt {
  readonly page: number;
  readonly text: string;
}

/** Characters before and after what was found. */
const around = 24;

/** The places of a page at which words stand, whatever their case. @param text of the page, as it is read */
export function excerptsOf(
  text: string,
  places: readonly { readonly at: number; readonly length: number }[],
  page: number,
): Excerpt[] {
  return places.map(({ at, length }) => {
    const from = Math.max(0, at - around);
    const to = Math.min(text.length, at + length + around);
    const words = text.slice(from, to).toWellFormed().replaceAll('\uFFFD', '').trim();
    return { page, text: `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}` };
  });
}
