import type { Language } from '@goldbean/locales';

/** Letters by which a language is known at a glance; Malay and English share theirs. */
const letters = {
  chinese: /\p{Script=Han}+/u,
  thai: /\p{Script=Thai}+/u,
  vietnamese: /[ăđơưạ-ỹ]+/iu,
};

const own: Partial<Record<Language, keyof typeof letters>> = {
  zh_CN: 'chinese',
  zh_HK: 'chinese',
  th: 'thai',
  vi: 'vietnamese',
};

/** What in a text is written in the letters of another language; null: nothing. Empty pages have nothing either. */
export function foreignLetters(text: string, language: Language): string | null {
  for (const [name, pattern] of Object.entries(letters)) {
    const found = name === own[language] ? null : pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** All text of a page, without what is said to be in a language of its own, as in the menu of languages. */
export function textOf(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[lang], script, style')) element.remove();
  return copy.textContent;
}
