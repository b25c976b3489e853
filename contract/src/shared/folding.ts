/** Marks over, under and through the letters of Latin, Greek and Cyrillic; vowels and tones of Thai are letters to its readers. */
const marks = /[\u0300-\u036f]/gu;
/** Characters that show nothing, such as a zero-width space: nobody types them to find something. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters of which no decomposition says what they are without their stroke, dot or tie. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const notPlain = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/**
 * Words as they are compared wherever something is looked for: one case, no marks, one form of each letter (full width,
 * ligatures), nothing invisible, single spaces. The database's `folded(text)` gives the same.
 */
export const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(marks, '')
    .replace(ignorable, '')
    .toLowerCase()
    .replace(notPlain, (letter) => plain[letter] ?? letter)
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** What a query asks for: each of its words, folded, must stand in what is found. */
export const wordsOfQuery = (query: string): string[] => folded(query).split(' ').filter(Boolean);

/** Whether all words of a query stand in a text, in any order; true for a query without words. */
export function standAllIn(text: string, query: string): boolean {
  const sought = folded(text);
  return wordsOfQuery(query).every((word) => sought.includes(word));
}
