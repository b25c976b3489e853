import english from './en/info-pages.ts';
import type { InfoTexts } from './info-texts.ts';
import type { Language } from './languages.ts';
import simplified from './zh_CN/info-pages.ts';
import traditional from './zh_HK/info-pages.ts';

export type { InfoText, InfoTexts, InfoTopic } from './info-texts.ts';

/** The languages in which they are written, by the language of a member: others read them in English (S19). */
export const infoTexts: Readonly<Partial<Record<Language, InfoTexts>>> & { readonly en: InfoTexts } = {
  zh_CN: simplified,
  zh_HK: traditional,
  en: english,
};
