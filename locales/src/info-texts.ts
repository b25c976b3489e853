import type english from './en/info-pages.ts';

/** The information pages (S19). */
export type InfoTopic = keyof typeof english;

export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export type InfoTexts = Readonly<Record<InfoTopic, InfoText>>;
