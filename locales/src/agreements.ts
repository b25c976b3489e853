import type english from './en/agreements.ts';
import type { Language } from './languages.ts';

/** A section of an agreement (S39): several agreements share what they have in common, to the word. */
export type AgreementSectionId = keyof typeof english;

export interface AgreementSectionText {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export type AgreementTexts = Readonly<Record<AgreementSectionId, AgreementSectionText>>;

/**
 * The sections of all agreements in one language. They are a chunk of their own: whoever opens no agreement
 * fetches none.
 * @throws when the chunk cannot be loaded (M38)
 */
export async function loadAgreements(language: Language): Promise<AgreementTexts> {
  switch (language) {
    case 'zh_CN':
      return (await import('./zh_CN/agreements.ts')).default;
    case 'zh_HK':
      return (await import('./zh_HK/agreements.ts')).default;
    case 'en':
      return (await import('./en/agreements.ts')).default;
    case 'ms':
      return (await import('./ms/agreements.ts')).default;
    case 'th':
      return (await import('./th/agreements.ts')).default;
    case 'vi':
      return (await import('./vi/agreements.ts')).default;
  }
}
