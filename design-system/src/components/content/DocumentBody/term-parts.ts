import type { GlossaryTerm } from './document.ts';

export type TermPart = string | { readonly text: string; readonly term: GlossaryTerm };

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Scripts that put no space between words have no edge to look for. */
const isLatin = (name: string): boolean => /^[\p{Script=Latin}\d\s./&-]+$/u.test(name);

/**
 * Text cut where a term stands in it. Each term is explained once: what is found is added to `seen`. Longer names come
 * first, so that "price-earnings ratio" is not taken for "price".
 */
export function termParts(text: string, terms: readonly GlossaryTerm[], seen: Set<string>): TermPart[] {
  const parts: TermPart[] = [];
  let rest = text;
  while (rest !== '') {
    let first: { readonly at: number; readonly text: string; readonly term: GlossaryTerm } | null = null;
    for (const term of terms) {
      if (seen.has(term.key)) continue;
      const name = escaped(term.name);
      const found = (
        isLatin(term.name)
          ? new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'iu')
          : new RegExp(name, 'u')
      ).exec(rest);
      if (!found) continue;
      const isSooner = first === null || found.index < first.at;
      const isLonger = first !== null && found.index === first.at && found[0].length > first.text.length;
      if (isSooner || isLonger) first = { at: found.index, text: found[0], term };
    }
    if (first === null) break;
    seen.add(first.term.key);
    if (first.at > 0) parts.push(rest.slice(0, first.at));
    parts.push({ text: first.text, term: first.term });
    rest = rest.slice(first.at + first.text.length);
  }
  if (rest !== '') parts.push(rest);
  return parts;
}
