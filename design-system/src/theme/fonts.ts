import type { Language } from '@goldbean/locales';

/** The @font-face rules of each script, a chunk each: those of Chinese are 100 kB (30 kB gzip). */
const scripts = {
  latin: () => import('@fontsource-variable/noto-sans/wght.css'),
  mono: () => import('@fontsource-variable/noto-sans-mono/wght.css'),
  thai: () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  sc: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  hk: () => import('@fontsource-variable/noto-sans-hk/wght.css'),
};

const scriptOf = { zh_CN: 'sc', zh_HK: 'hk', th: 'thai', en: 'latin', ms: 'latin', vi: 'latin' } as const;

/**
 * Fetches the font faces of one language: Latin (with Vietnamese), fixed width, and the language's own script.
 * Resolves when the rules are there; the browser then fetches the slices that the page's words need.
 * @param language the interface language; which face wins is set by `lang` in base.css
 */
export async function loadFonts(language: Language): Promise<void> {
  await Promise.all([scripts.latin(), scripts.mono(), scripts[scriptOf[language]]()]);
}

/**
 * Fetches the font faces of every script, for what members write in other languages than the interface's. The rules
 * alone are fetched; a slice of a font follows when a letter of its `unicode-range` is met. Emoji that are not drawn by
 * the design system stay the system's.
 */
export async function loadAllFonts(): Promise<void> {
  await Promise.all(Object.values(scripts).map((load) => load()));
}
