import type { DocumentHit } from '@goldbean/design-system/documents';

/** Where words stand in the text of a page, whatever their case. Nothing is found of no words. */
export function findWords(text: string, words: string, page: number): DocumentHit[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  // Not `toLowerCase`: it may change the number of characters, and hits would point beside the words.
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu');
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    page,
    at: index,
    length: found.length,
  }));
}
