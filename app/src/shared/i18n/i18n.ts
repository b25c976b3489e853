/// <reference types="@goldbean/locales/i18next" />

import {
  chooseLanguage,
  languageTags,
  loadNamespace,
  loadShellWords,
  type Language,
  type Namespace,
} from '@goldbean/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, session, stores } from '../session/index.ts';

/** Namespaces of the pages seen so far, besides the shell's; a change of language loads them too. */
const needed = new Set<Namespace>();

const isCurrent = (language: Language, namespace: Namespace): boolean =>
  i18next.hasResourceBundle(languageTags[language], namespace);

/** Fetches the shell's words unless they are here. @throws when their chunk cannot be loaded (M38) */
async function fetchShellWords(language: Language): Promise<void> {
  if (isCurrent(language, 'shell')) return;
  for (const [namespace, words] of Object.entries(await loadShellWords(language))) {
    i18next.addResourceBundle(languageTags[language], namespace, words);
  }
}

/** Fetches missing namespaces until all are loaded. @throws when a chunk cannot be loaded (M38) */
async function fetchNeeded(language: Language): Promise<void> {
  for (;;) {
    const missing = [...needed].filter((namespace) => !isCurrent(language, namespace));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (namespace) => {
        const words = await loadNamespace(language, namespace);
        i18next.addResourceBundle(languageTags[language], namespace, words);
      }),
    );
  }
}

/** Switches to a language whose words are loaded. */
async function speak(language: Language): Promise<void> {
  session.lang = language;
  // i18next gets a BCP 47 tag, which its plural rules and `Intl` need.
  await i18next.changeLanguage(languageTags[language]);
}

/**
 * E23, K30, D63: chooses the language before anything is painted: the stored one, else the browser's, else
 * English. Only the shell's words are fetched.
 * @throws when the words cannot be loaded
 */
export async function startLanguage(): Promise<void> {
  // At once, so that the words of the page are fetched in it beside the shell's.
  session.lang = chooseLanguage(stores.device.getItem(languageKey), navigator.languages);
  const ready = i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await Promise.all([ready, fetchShellWords(session.lang)]);
  await speak(session.lang);
}

/**
 * Fetches the words of a page in the present language, before the page is shown.
 * @throws when they cannot be loaded (M38)
 */
export async function needWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  let language: Language;
  do {
    language = session.lang;
    await fetchNeeded(language);
    // The member may have chosen another language meanwhile.
  } while (language !== session.lang);
}

/**
 * Changes the language and remembers it on this device. The old words stay on screen until the new are here.
 * @throws when the words cannot be loaded; then nothing has changed
 */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchShellWords(language);
  await fetchNeeded(language);
  stores.device.setItem(languageKey, language);
  await speak(language);
}
