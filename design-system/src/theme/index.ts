/// <reference types="@goldbean/locales/i18next" />

export { themeNames, type ThemeName } from '@goldbean/tokens';
export type { CustomProperty } from '../styling/index.ts';
export { dressDocument, type DocumentLook } from './dress-document.ts';
export { loadAllFonts, loadFonts } from './fonts.ts';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
