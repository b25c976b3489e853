import { textOfCell, widestOf, type DocumentHit, type Sheet } from '@goldbean/design-system/documents';
import { findWords } from '../../../../shared/documents/index.ts';

/** The cells of a sheet that show the words: what their format writes counts, not the value behind it. */
export function findInSheet(sheet: Sheet, words: string, page: number): DocumentHit[] {
  const widest = widestOf(sheet);
  return sheet.rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      findWords(textOfCell(cell), words, page).length > 0
        ? [{ page, at: at * widest + column, length: 1 }]
        : [],
    ),
  );
}
