import '@goldbean/tokens/tokens.css';
import './base.css';
import type { ThemeName } from '@goldbean/tokens';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { startStyles } from '../styling/index.ts';

export interface ThemeRootProps {
  /** Which of the two themes the page wears. Changing it changes one attribute; nothing renders again. */
  theme: ThemeName;
  /** BCP 47 tag, such as `zh-HK`: sets `lang` on the document, and by it the order of font families. */
  languageTag: string;
  /** The nonce of the Content-Security-Policy, for the style tag. Read once, at the first render. */
  nonce?: string;
  children: ReactNode;
}

/** The root of every page: theme, language, base styles and the style cache. Stands once, outermost. */
export function ThemeRoot({ theme, languageTag, nonce, children }: ThemeRootProps) {
  useState(() => {
    startStyles(nonce);
  });

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useLayoutEffect(() => {
    document.documentElement.lang = languageTag;
  }, [languageTag]);

  return children;
}
