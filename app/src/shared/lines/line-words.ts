import type { MessageKind } from '@goldbean/contract/talk';
import { typedWords } from '@goldbean/design-system/primitives';
import type { TFunction } from 'i18next';

type LineText = (words: string, t: TFunction<'groups'>) => string;
const other: LineText = (_words, t) => t('other');
const titled: LineText = (words, t) => (words === '' ? other(words, t) : words);

/** How each kind reads in the list; one without an entry does not compile. @param words its own, or none */
const said: { readonly [Kind in MessageKind]: LineText } = {
  text: (words) => words,
  image: (_words, t) => t('picture'),
  file: (words, t) => t('file', { name: words }),
  red_packet: (_words, t) => t('packet'),
  merged: (_words, t) => t('merged'),
  announcement: (words, t) => t('announcement', { text: typedWords(words) }),
  voice: (_words, t) => t('voice'),
  video: (_words, t) => t('video'),
  form: titled,
  sign_in: titled,
  exam: titled,
  live: titled,
  mini_program: titled,
  system: titled,
  recalled: other,
  voice_call: other,
};

/**
 * How a message reads in one line: in a list, a quote, a card.
 * @param words its own, as `lineOf` gives them
 */
export const lineWords = (kind: string, words: string, t: TFunction<'groups'>): string =>
  Object.hasOwn(said, kind) ? said[kind as MessageKind](words, t) : other(words, t);
