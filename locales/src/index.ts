import type english from './en/index.ts';
import { languages, type Language } from './languages.ts';

export { languages, type Language };

/** The language of a member who chose none and whose browser speaks none of ours. */
export const fallbackLanguage: Language = 'en';

/** Names as their own speakers write them, for the language menu. */
export const languageNames: Readonly<Record<Language, string>> = {
  zh_CN: '简体中文',
  zh_HK: '繁體中文',
  en: 'English',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  vi: 'Tiếng Việt',
};

/** BCP 47 tags: for the `lang` attribute and for `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = {
  zh_CN: 'zh-CN',
  zh_HK: 'zh-HK',
  en: 'en',
  ms: 'ms',
  th: 'th',
  vi: 'vi',
};

/** All words of one language by namespace; English has the type, a test holds the other five to it. */
export type Words = typeof english;
export type Namespace = keyof Words;

/**
 * All words of one language, for stories and tests: the app fetches what a page needs. English names the namespaces.
 * @throws when a chunk cannot be loaded (M38)
 */
export async function loadWords(language: Language): Promise<Words> {
  const { default: words } = await import('./en/index.ts');
  if (language === 'en') return words;
  const namespaces = Object.keys(words) as Namespace[];
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)] as const),
  );
  return Object.fromEntries(loaded) as Words;
}

/** The namespaces that every page needs. */
export const shellNamespaces = [
  'actions',
  'connection',
  'errors',
  'primitives',
  'shell',
  'wallet',
] as const satisfies readonly Namespace[];

/** The namespaces that every page needs once a member has signed in: `refusals` are errors that no visitor meets. */
export const memberNamespaces = ['groups', 'notices', 'refusals'] as const satisfies readonly Namespace[];

type ShellWords = Pick<Words, (typeof shellNamespaces)[number]>;

/** What comes first of a language: the words of every page, and the way to the others. */
interface LanguageStart {
  readonly default: ShellWords;
  readonly loadNamespace: (namespace: Namespace) => Promise<unknown>;
}

const startOf = (language: Language): Promise<LanguageStart> =>
  import(`./${language}/shell-words.ts`) as Promise<LanguageStart>;

/**
 * The words of every page in one language: one chunk per language.
 * @throws when the chunk cannot be loaded (M38)
 */
export async function loadShellWords(language: Language): Promise<ShellWords> {
  return (await startOf(language)).default;
}

/**
 * One namespace in one language: a chunk of its own, fetched with the page that needs it.
 * @throws when the chunk cannot be loaded (M38)
 */
export async function loadNamespace<N extends Namespace>(
  language: Language,
  namespace: N,
): Promise<Words[N]> {
  const { loadNamespace: load } = await startOf(language);
  return ((await load(namespace)) as { readonly default: Words[N] }).default;
}

/**
 * D63: the stored choice, else the first browser language that is ours, else English.
 * @param stored what the device remembers; anything else than a language code is passed over
 * @param browser `navigator.languages`, best first
 */
export function chooseLanguage(stored: string | null, browser: readonly string[]): Language {
  const remembered = languages.find((language) => language === stored);
  if (remembered) return remembered;
  for (const tag of browser) {
    const match = fromBrowserTag(tag);
    if (match) return match;
  }
  return fallbackLanguage;
}

function fromBrowserTag(tag: string): Language | undefined {
  const [primary = '', ...rest] = tag.toLowerCase().split('-');
  if (primary === 'zh') {
    return rest.some((part) => ['hk', 'tw', 'mo', 'hant'].includes(part)) ? 'zh_HK' : 'zh_CN';
  }
  if (primary === 'id') return 'ms';
  return languages.find((language) => language === primary);
}
