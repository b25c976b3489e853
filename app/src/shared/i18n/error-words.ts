import i18next from 'i18next';
import { asApiError, unreachable } from '../api/index.ts';

/** The part of i18next that is used here, free of the key types: a `msg_key` comes from the server. */
export interface Translator {
  readonly exists: (key: string) => boolean;
  readonly t: (key: string) => string;
}

const ours: Translator = {
  exists: (key) => i18next.exists(key),
  t: (key) => String(i18next.t(key)),
};

/** Where the words of a `msg_key` are: what a visitor can meet comes with the shell, the rest once a member has signed in. */
const keyOf = (msgKey: string, words: Translator): string | undefined =>
  [`errors:${msgKey}`, `refusals:${msgKey}`].find((key) => words.exists(key));

/**
 * What a member reads about an error: the words of its `msg_key`; an unknown one is a system error, with the
 * request's id, so that support can find it (D09, D90).
 * @param error anything thrown
 */
export function errorWords(error: unknown, words: Translator = ours): string {
  const { msgKey, requestId } = asApiError(error);
  if (msgKey === unreachable) return words.t('connection:unreachable');
  const key = keyOf(msgKey, words);
  if (msgKey !== 'system.error' && key !== undefined) return words.t(key);
  const sentence = words.t('errors:system.error');
  return requestId ? `${sentence} (${requestId})` : sentence;
}

/** Words of a stored `msg_key`, or of one found by a rule in the browser. */
export function refusalWords(msgKey: string, words: Translator = ours): string {
  if (msgKey === unreachable) return words.t('connection:unreachable');
  return words.t(keyOf(msgKey, words) ?? 'errors:request.invalid');
}
