import type { Language } from '@goldbean/locales';

/**
 * Fetches the font faces of one language. Latin and Vietnamese come with every page; Chinese and Thai each
 * are a chunk of their own (100 kB of @font-face rules for Chinese), so nobody fetches another's script.
 * Resolves when the rules are there; the browser then fetches the slices that the page's words need.
 * @param language the interface language; which face wins is set by `lang` in base.css
 */
export async function loadFonts(language: Language): Promise<void> {
  await Promise.all([import('@fontsource-variable/noto-sans/wght.css'), loadScript(language)]);
}

async function loadScript(language: Language): Promise<void> {
  switch (language) {
    case 'zh_CN':
      await import('@fontsource-variable/noto-sans-sc/wght.css');
      return;
    case 'zh_HK':
      await import('@fontsource-variable/noto-sans-hk/wght.css');
      return;
    case 'th':
      await import('@fontsource-variable/noto-sans-thai/wght.css');
      return;
    case 'en':
    case 'ms':
    case 'vi':
      return;
  }
}
