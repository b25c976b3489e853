/** A line and its number in the description, by which it is known. */
export interface WishTextItem {
  at: number;
  text: string;
}

/** A part of a description: a paragraph whose lines are kept, or a list. `at`: number of its first line. */
export type WishTextPart =
  | { kind: 'paragraph'; at: number; text: string }
  | { kind: 'list'; at: number; isOrdered: boolean; items: readonly WishTextItem[] };

const bullet = /^\s*[-*•]\s+(.*)$/;
const number = /^\s*\d{1,3}[.)、]\s*(.*)$/;

/** Reads what a member typed: lines that begin with a dash or a number are a list (S09); everything else is text. */
export function wishTextParts(text: string): readonly WishTextPart[] {
  const parts: WishTextPart[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const dashed = bullet.exec(line)?.[1];
    const item = dashed ?? number.exec(line)?.[1];
    const last = parts.at(-1);
    if (item !== undefined) {
      const isOrdered = dashed === undefined;
      const found = { at, text: item };
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items = [...last.items, found];
      else parts.push({ kind: 'list', at, isOrdered, items: [found] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else if (line.trim() !== '') parts.push({ kind: 'paragraph', at, text: line });
  }
  return parts.map((part) => (part.kind === 'paragraph' ? { ...part, text: part.text.trim() } : part));
}
