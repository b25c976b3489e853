import type { Words } from '@goldbean/locales';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  T: 'Ţ',
  Y: 'Ý',
};

/** What must reach i18next and react-i18next as it is: `{{count}}`, `$t(...)`, `<1>`, `&nbsp;`. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>|&\w+;)/;

/** "Send" becomes "[Šéñð··]": accented, 40 % longer, in brackets that show where it is cut. */
export function stretch(text: string): string {
  const accented = text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter),
    )
    .join('');
  const letters = text
    .split(kept)
    .filter((_, index) => index % 2 === 0)
    .join('').length;
  return `[${accented}${'·'.repeat(Math.ceil(letters * 0.4))}]`;
}

type PseudoWordTree = { readonly [key: string]: PseudoWordTree | string };

function stretchBranch(branch: PseudoWordTree): PseudoWordTree {
  return Object.fromEntries(
    Object.entries(branch).map(([key, value]) => [
      key,
      typeof value === 'string' ? stretch(value) : stretchBranch(value),
    ]),
  );
}

/** English words of every namespace, stretched. */
export const pseudoWords = (english: Words): PseudoWordTree => stretchBranch(english);
