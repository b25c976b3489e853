/** Limits of e-books (S07). */
export const ebookLimits = {
  ebookTitleCharacters: 80,
  ebookAuthorCharacters: 60,
  ebookAboutCharacters: 1_000,
  /** Pages of the longest book. */
  ebookPages: 3_000,
  ebookNoteCharacters: 200,
  /** Words that are looked for in the list. */
  ebookQueryCharacters: 80,
  /** ms since a page was turned after which it is not kept any more: 30 days. */
  ebookTurnedAgoMs: 2_592_000_000,
} as const;
