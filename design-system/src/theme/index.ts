/// <reference types="@goldbean/locales/i18next" />

export { tokens, themeNames, type ThemeName } from '@goldbean/tokens';
export type { CustomProperty } from '../styling/index.ts';
export { loadFonts } from './fonts.ts';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
