import type { Language } from '@goldbean/locales';

/*
 * What people wrote in a story: names, titles, talk. The app's own words follow the toolbar's language, and these
 * follow it too, so that a page speaks one language at a time. Nothing here needs a browser (e2e/one-face.spec.ts).
 */

type PageInEachLanguage = Readonly<Record<Language, string>>;

const texts: PageInEachLanguage[] = [];
let language: Language = 'en';

/** A text as answers carry it until they are asked for: its number between two letters nobody writes. */
const mark = /\uE000(\d+)\uE001/g;

/**
 * A text by somebody of the story, in each language. What comes back stands for it in answers, frames and other
 * texts; `localized` says it.
 */
export const spoken = (text: PageInEachLanguage): string => `\uE000${texts.push(text) - 1}\uE001`;

/** From now on stories speak this language. */
export function speak(chosen: Language): void {
  language = chosen;
}

/** The text in the language of the story that is open: for play functions, which look for it on the page. */
export const localized = (text: string): string =>
  text.replace(mark, (_, at: string) => texts[Number(at)]?.[language] ?? '');

/** The same data, its texts in the language of the story that is open; it is data that travels as JSON. */
export const localizedIn = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? localized(value) : value,
  ) as Data;
