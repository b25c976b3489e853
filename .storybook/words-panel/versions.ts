import { type Language, languageNames, languages, languageTags, loadWords } from '@goldbean/locales';

/** A key in one language, as translators write it: gaps are `{{name}}`. */
export interface WordVersion {
  readonly language: Language;
  /** As its own speakers write it. */
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** One text, or one for each plural form; none where the key is missing. */
  readonly forms: readonly { readonly form: string; readonly text: string }[];
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

type VersionWordTree = { readonly [key: string]: VersionWordTree | string };

/** The text at the end of a path; undefined where there is none. */
function textAt(branch: VersionWordTree | string | undefined, path: readonly string[]): string | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return typeof branch === 'string' ? branch : undefined;
  return typeof branch === 'object' ? textAt(branch[first], rest) : undefined;
}

/** The six versions of `namespace:key`. */
export const versionsOf = (namespaceAndKey: string): Promise<WordVersion[]> =>
  Promise.all(
    languages.map(async (language) => {
      const [namespace = '', key = ''] = namespaceAndKey.split(':');
      const words: VersionWordTree = await loadWords(language);
      const forms = ['', ...pluralForms].flatMap((form) => {
        const text = textAt(words[namespace], `${key}${form && `_${form}`}`.split('.'));
        return text === undefined ? [] : [{ form, text }];
      });
      return { language, name: languageNames[language], tag: languageTags[language], forms };
    }),
  );
