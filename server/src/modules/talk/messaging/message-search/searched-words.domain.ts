import { folded, messageContents, type MessageContent } from '@goldbean/contract';

/** The words by which a search finds a message (G130); empty for one that has none. */
export function searchedWords({ kind, body }: Pick<MessageContent, 'kind' | 'body'>): string {
  const content: { readonly searched: ((body: never) => string) | null } | undefined = messageContents[kind];
  return folded(content?.searched?.(body as never) ?? '');
}
