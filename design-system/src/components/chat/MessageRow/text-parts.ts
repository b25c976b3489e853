import { emoji } from '../Emoji/emoji.ts';

/** A stretch of a message's text; `at` is where it begins. */
export interface TextPart {
  kind: 'words' | 'emoji' | 'mention' | 'link';
  at: number;
  text: string;
}

const drawn = emoji.join('|');
/** Up to the mark that ends the sentence around it. */
const link = String.raw`https?:\/\/[^\s<>"，。；！？、）】]*[^\s<>"，。；！？、）】.,;:!?']`;
const plain = new RegExp(`${link}|${drawn}`, 'gu');
const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Parts a text into words, addresses, emoji and names. A text with none of them is one part, found by one look. */
export function textParts(text: string, mentions: readonly string[] = []): TextPart[] {
  const names = mentions.map((name) => `@${escaped(name)}`).join('|');
  const pattern = names === '' ? plain : new RegExp(`${names}|${plain.source}`, 'gu');
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ kind: 'words', at: from, text: text.slice(from, index) });
    const kind = found.startsWith('http') ? 'link' : found.startsWith('@') ? 'mention' : 'emoji';
    parts.push({ kind, at: index, text: found });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ kind: 'words', at: from, text: text.slice(from) });
  return parts;
}
