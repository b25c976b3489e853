/** Marks of Chinese and its full-width forms, and quotes of any kind: none of them stands in an address that was typed. */
const foreign = String.raw`\s<>"\u201c\u201d\u2018\u2019\u00ab\u00bb\u2026\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
/** Where an address may stand, in the letters of a regular expression; `addressIn` tells where it ends. */
export const addressPattern = String.raw`[hH][tT][tT][pP][sS]?:\/\/[^${foreign}]+`;

const start = /^https?:\/\//i;
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const count = (text: string, letter: string): number => text.split(letter).length - 1;

/**
 * The address at the beginning of what matches `addressPattern`: without the marks of the sentence around it, and with a
 * closing bracket only where it opens that bracket itself.
 * @returns empty where nothing but the scheme is left
 */
export function addressIn(found: string): string {
  let address = found;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = brackets[last];
    const isStray = opening !== undefined && count(address, last) > count(address, opening);
    if (!isStray && !/[.,;:!?'*_~|\\`]/.test(last)) break;
    address = address.slice(0, -1);
  }
  return start.test(address) && address.replace(start, '') !== '' ? address : '';
}
