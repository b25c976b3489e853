import { textOfCell, widestOf, type DocumentHit, type Sheet } from '@goldbean/design-system/documents';
import { findWords, foldText, paragraphEnd, type FoldedText } from '../../../../shared/documents/index.ts';

/** A sheet as it is searched: all that its cells show as one text. */
export interface FoldedSheet {
  readonly folded: FoldedText;
  /** Of each cell that shows something: where its text begins, and its number, counted along the rows. */
  readonly cells: readonly { readonly start: number; readonly number: number }[];
}

/** Folds a sheet once for all searches: what the format of a cell writes counts, not the value behind it. */
export function foldSheet(sheet: Sheet): FoldedSheet {
  const widest = widestOf(sheet);
  const cells: { start: number; number: number }[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const [at, row] of sheet.rows.entries())
    for (const [column, cell] of row.entries()) {
      const text = textOfCell(cell);
      if (text === '') continue;
      cells.push({ start, number: at * widest + column });
      // No words are found over the end of a cell.
      texts.push(text, paragraphEnd);
      start += text.length + paragraphEnd.length;
    }
  return { folded: foldText(texts.join('')), cells };
}

/** The cells of a sheet that show the words. */
export function findInSheet({ folded, cells }: FoldedSheet, words: string, page: number): DocumentHit[] {
  const hits: DocumentHit[] = [];
  let cell = 0;
  for (const { at } of findWords(folded, words, page)) {
    while ((cells[cell + 1]?.start ?? Infinity) <= at) cell += 1;
    const number = cells[cell]?.number ?? 0;
    if (hits.at(-1)?.at !== number) hits.push({ page, at: number, length: 1 });
  }
  return hits;
}
