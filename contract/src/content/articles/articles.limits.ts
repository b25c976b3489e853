/** Limits of articles (S15, S50). Lengths in characters. */
export const articleLimits = {
  articleTitle: 80,
  /** All words of the document together. */
  articleCharacters: 20_000,
  /** Headings, paragraphs, lists, quotes and pictures of one document. */
  articleBlocks: 400,
  /** Entries of one list. */
  articleListItems: 100,
  /** Runs of words of one look in one block. */
  articleRuns: 200,
  articleLink: 500,
  articlePictures: 30,
  /** What a picture shows, for who does not see it. */
  articleAlt: 200,
  /** Files that come with an article, such as its paid material (D30). */
  articleFiles: 5,
  /** Price of a paid article in the smallest unit: 1 to 9,999 in fen or cents of a whole. */
  articlePriceLeast: 100,
  articlePriceMost: 999_900,
  /** Words of the beginning that everybody may read of one that is locked (P10). */
  articlePreview: 240,
} as const;
