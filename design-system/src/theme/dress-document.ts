import type { ThemeName } from '@goldbean/tokens';

/** What a document shows on its root element. */
export interface DocumentLook {
  readonly theme: ThemeName;
  /** BCP 47 tag, such as `zh-HK`: the reading voice, and by it the order of font families. */
  readonly languageTag: string;
}

/**
 * Theme and language are two attributes of the root element: changing them renders nothing again. No other code
 * writes them.
 */
export function dressDocument({ theme, languageTag }: DocumentLook): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = languageTag;
}
