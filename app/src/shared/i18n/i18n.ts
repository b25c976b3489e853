/// <reference types="@goldbean/locales/i18next" />

import { chooseLanguage, languageTags, loadWords, type Language } from '@goldbean/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, session, stores } from '../session/index.ts';

/** Fetches the words of a language unless they are here already. @throws when their chunk cannot be loaded (M38) */
async function fetchWords(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(languageTags[language], 'shell')) return;
  const words = await loadWords(language);
  for (const [namespace, entries] of Object.entries(words)) {
    i18next.addResourceBundle(languageTags[language], namespace, entries);
  }
}

/** Makes the page speak a language of which the words are here. */
async function speak(language: Language): Promise<void> {
  // i18next speaks BCP 47, so that its plural rules and `Intl` understand it.
  await i18next.changeLanguage(languageTags[language]);
  session.lang = language;
  // Before React: so the first paint has the right fonts, and the right reading voice.
  document.documentElement.lang = languageTags[language];
}

/**
 * E23, K30, D63: chooses the language before anything is painted: the stored one, else the browser's, else
 * English. Only its words are fetched.
 * @throws when the words cannot be loaded
 */
export async function startLanguage(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const language = chooseLanguage(stores.device.getItem(languageKey), navigator.languages);
  await fetchWords(language);
  await speak(language);
}

/**
 * Changes the language and remembers it on this device. The old words stay on screen until the new are here.
 * @throws when the words cannot be loaded; then nothing has changed
 */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchWords(language);
  stores.device.setItem(languageKey, language);
  await speak(language);
}
