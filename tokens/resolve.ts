import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';

/** A file of this package by its path in it. */
export const here = (path: string) => new URL(path, import.meta.url).pathname;
const shared = ['src/primitive/*.json', 'src/*.json', 'src/component/*.json'].map(here);
export const themeNames = ['education', 'red'] as const;
/** The names that the dark room of a live class overrides. */
export const stageFile = here('src/surface/stage.json');

/** Tokens of one theme, resolved; with `surface` the names that a dark surface overrides take its values. */
export async function resolve(theme: string, surface: readonly string[] = []): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    include: [...shared, here(`src/theme/${theme}.json`)],
    source: [...surface],
    platforms: { css: { transformGroup: 'css', prefix: 'gb' } },
    log: { verbosity: 'silent', warnings: 'error', errors: { brokenReferences: 'throw' } },
  });
  return (await dictionary.getPlatformTokens('css')).allTokens;
}

export const pathOf = (token: TransformedToken): string => token.path.join('.');

/** A palette step is only a source for the others: nothing but the build may name it. */
export const isPublic = (token: TransformedToken): boolean => token.path[0] !== 'palette';
