import { folded } from '@goldbean/contract';
import { pinyin } from 'pinyin-pro';

/** Letters that stand for a syllable or a word each, or that are written without spaces. */
const dense = /\p{Script=Han}|\p{Script=Thai}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** The neighbours in a word: pairs where a letter says much, else threes, with the word's beginning and end. */
function gramsOfWord(word: string): string[] {
  const isDense = dense.test(word);
  const letters = Array.from(isDense ? word : ` ${word} `);
  const size = isDense ? 2 : 3;
  if (letters.length <= size) return [letters.join('')];
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
}

/** What titles are compared by, each once (S09). */
export function titleGrams(title: string): string[] {
  const words = folded(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap(gramsOfWord))];
}

/** How a title sounds in Chinese: all of its syllables, then their first letters; empty without a Chinese letter. */
function soundOf(title: string): string {
  if (!/\p{Script=Han}/u.test(title)) return '';
  const syllables = pinyin(title.normalize('NFKC'), {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    // Without it nothing would be left of the vowel below.
    v: true,
  }).map((syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return `${syllables.join('')} ${syllables.map((syllable) => syllable.slice(0, 1)).join('')}`.trim();
}

/** What a wish is found by. */
export const foundBy = (title: string, description: string) => ({
  words: folded(`${title} ${description}`),
  sound: soundOf(title),
  title_grams: titleGrams(title),
});

/** Whether a word may be pinyin. */
export const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);
