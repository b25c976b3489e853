import { addressIn, addressPattern } from '../../../primitives/index.ts';
import { isWholeName } from '../../mentions/index.ts';
import { emoji } from '../Emoji/emoji.ts';

/** A stretch of a message's text; `at` is where it begins. */
export interface TextPart {
  kind: 'words' | 'emoji' | 'mention' | 'link';
  at: number;
  text: string;
}

const drawn = emoji.join('|');
const plain = new RegExp(`${addressPattern}|${drawn}`, 'gu');
const isAddress = (found: string): boolean => /^https?:/i.test(found);
const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Parts a text into words, addresses, emoji and names. A text with none of them is one part, found by one look. */
export function textParts(text: string, mentions: readonly string[] = []): TextPart[] {
  // The longer first: An is a part of An Nguyen.
  const names = mentions
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `@${escaped(name)}`)
    .join('|');
  const pattern = names === '' ? plain : new RegExp(`${names}|${plain.source}`, 'gu');
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(pattern)) {
    const found = isAddress(whole) ? addressIn(whole) : whole;
    const isName = found.startsWith('@');
    if (found === '' || (isName && !isWholeName(text, index + found.length))) continue;
    if (index > from) parts.push({ kind: 'words', at: from, text: text.slice(from, index) });
    const kind = isAddress(found) ? 'link' : isName ? 'mention' : 'emoji';
    parts.push({ kind, at: index, text: found });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ kind: 'words', at: from, text: text.slice(from) });
  return parts;
}
