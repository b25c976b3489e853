import { fallbackLanguage, languages, type Language } from '@goldbean/locales';

/*
 * What people say in the stories of components and screens: names, titles, talk, fixtures in general. The words of the
 * components themselves come from locales; these follow the same language, so that a story speaks one at a time.
 */

/** A text by somebody of the story, in each language. */
type InEachLanguage = Readonly<Record<Language, string>>;

const asked = (): string | undefined =>
  /(?:^|;)language:(\w+)/.exec(new URLSearchParams(globalThis.location?.search).get('globals') ?? '')?.[1] ??
  (import.meta.env?.['STORYBOOK_LANGUAGE'] as string | undefined);

/**
 * The language that fixtures speak as long as this window lives. They are made once, when their module is loaded, so
 * that a fixture is a plain value that can be cut, joined and measured; Storybook's preview therefore loads its window
 * anew when another language is chosen. `STORYBOOK_LANGUAGE` sets it for component tests.
 */
export const storyLanguage: Language = languages.find((known) => known === asked()) ?? fallbackLanguage;

/** A text in the language of the story. */
const spoken = (text: InEachLanguage): string => text[storyLanguage];

/** Many of them by name: a text that is missing in a language does not compile. */
export const wordsBy = <Name extends string>(
  texts: Readonly<Record<Name, InEachLanguage>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<InEachLanguage>(texts).map(([name, text]) => [name, spoken(text)]),
  ) as Record<Name, string>;

/** For play functions: finds these texts, one after the other, anywhere in a name or a sentence. */
export const heard = (...texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.*'), 's');
