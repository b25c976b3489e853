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
 * way (`folded` of the contract); a test of the app compares them.
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
