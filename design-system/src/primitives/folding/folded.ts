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
 * Words as they are compared: one case, no marks, nothing invisible, single spaces. The server looks for names in the same
 * way (`folded` and `standAllIn` of the contract); a test of the app compares them.
 */
export const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(notPlain, (letter) => plain[letter] ?? letter)
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether all words of a query stand in a text, in any order; true for a query without words. */
export function standAllIn(text: string, query: string): boolean {
  const sought = folded(text);
  return folded(query)
    .split(' ')
    .every((word) => sought.includes(word));
}
