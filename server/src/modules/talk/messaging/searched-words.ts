import { messageContents, type MessageContent } from '@goldbean/contract';

/** Words as they are compared: one case, one form of each letter (full width, ligatures), single spaces. */
const comparable = (words: string): string =>
  words.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The words by which a search finds a message (G130); empty for one that has none. */
export function searchedWords({ kind, body }: Pick<MessageContent, 'kind' | 'body'>): string {
  const content: { readonly searched: ((said: never) => string) | null } | undefined = messageContents[kind];
  return comparable(content?.searched?.(body as never) ?? '');
}

/** What the index holds of a word: its pairs of neighbours, or the one character that it is. */
export function gramsOf(word: string): string[] {
  const letters = Array.from(word);
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return pairs.length === 0 ? letters : pairs;
}

/** What a query asks for: each of its words must stand in what was said. */
export const wordsOf = (query: string): string[] => comparable(query).split(' ').filter(Boolean);
