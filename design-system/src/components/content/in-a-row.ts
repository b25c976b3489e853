/**
 * Sentences one after the other; behind a Chinese full stop stands no space.
 * @param sentences of the words; `false` for one that is not said
 */
export const inARow = (...sentences: readonly (string | false)[]): string =>
  sentences
    .filter((sentence) => sentence !== false)
    .join(' ')
    .replaceAll('。 ', '。');
