/** Limits of the news around the clock (S05). */
export const newsLimits = {
  newsTitleCharacters: 60,
  newsTextCharacters: 500,
  newsSourceCharacters: 30,
} as const;
