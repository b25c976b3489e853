import { fallbackLanguage, type Language, languageTags, loadWords } from '@goldbean/locales';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { StoryLanguage } from './modes.ts';
import { pseudoWords } from './pseudo-locale.ts';
import { createSpokenWords } from './words-panel/spoken-words.ts';

/** A private-use tag of BCP 47 that browsers and `Intl` accept and treat as English. */
const pseudoTag = 'en-XA';

/** The language whose fonts and `lang` a story takes. */
export const realLanguage = (language: StoryLanguage): Language =>
  language === 'pseudo' ? fallbackLanguage : language;

/**
 * The i18next of all stories: the one the app speaks by, also outside of components. A missing word shows its key, so that
 * it is seen.
 */
export const words: i18n = i18next;

/** Which key each text of the stories came from. */
export const spokenWords = createSpokenWords();

const ready = words
  .use(initReactI18next)
  .use(spokenWords.module)
  .init({
    ...spokenWords.options,
    lng: languageTags[fallbackLanguage],
    fallbackLng: false,
    resources: {},
    ns: [],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

/** Loads the words of a language once and makes them current. `i18n.language` is a BCP 47 tag, fit for `Intl`. */
export async function speak(language: StoryLanguage): Promise<void> {
  await ready;
  const tag = language === 'pseudo' ? pseudoTag : languageTags[language];
  const loaded = await loadWords(realLanguage(language));
  // Of an area: it has them all or none. Merging them again before every story was a fiftieth of the stories' tests.
  if (Object.keys(loaded).some((namespace) => !words.hasResourceBundle(tag, namespace))) {
    const spoken = language === 'pseudo' ? pseudoWords(loaded) : loaded;
    for (const [namespace, bundle] of Object.entries(spoken)) {
      words.addResourceBundle(tag, namespace, bundle, true, true);
    }
  }
  if (words.language !== tag) await words.changeLanguage(tag);
}
