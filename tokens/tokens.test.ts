import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { themeNames, themes } from './dist/tokens.ts';
import { contrastPairs } from './src/contrast-pairs.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const names = (theme: object) => Object.keys(theme).sort();

describe('tokens', () => {
  it('keep the two brand colours exactly as specified (K31)', () => {
    expect(themes.education.page['color.brand.primary']).toBe('#f36e14');
    expect(themes.red.page['color.brand.primary']).toBe('#fa2c19');
  });

  it('keep the three widths as specified (K22)', () => {
    const { page } = themes.education;
    expect([page['layout.main'], page['layout.narrow'], page['layout.theatre']]).toEqual([
      '1157px',
      '690px',
      '1321px',
    ]);
  });

  it('have the same names in both themes and on both surfaces', () => {
    const expected = names(themes.education.page);
    expect(names(themes.red.page)).toEqual(expected);
    expect(names(themes.education.stage)).toEqual(expected);
    expect(names(themes.red.stage)).toEqual(expected);
  });

  it('differ between the themes in colours alone: both have one layout', () => {
    const { education, red } = themes;
    const isColour = (value: string | undefined) => /^(#[0-9a-f]{6,8}|rgba?\(.*\))$/i.test(value ?? '');
    const changed = names(education.page).filter((name) => education.page[name] !== red.page[name]);
    expect(changed.filter((name) => !isColour(education.page[name]) || !isColour(red.page[name]))).toEqual(
      [],
    );
  });

  it('change at least every brand and action colour between the themes', () => {
    const same = names(themes.education.page).filter(
      (name) =>
        /^color\.(brand|link|focus|stage-brand)\./.test(name) &&
        themes.education.page[name] === themes.red.page[name],
    );
    expect(same).toEqual([]);
  });

  it('leave no colour outside the palette in a theme file', async () => {
    const words = await Promise.all(
      ['education', 'red'].map((name) =>
        readFile(new URL(`src/theme/${name}.json`, import.meta.url), 'utf8'),
      ),
    );
    for (const word of words) expect(word).not.toMatch(/"\$value": "#/);
  });

  describe.each(themeNames)('of the theme %s are legible', (theme) => {
    describe.each(['page', 'stage'] as const)('on the %s', (surface) => {
      const values = themes[theme][surface];
      const cases = contrastPairs.flatMap(({ on, over, atLeast }) =>
        on.flatMap((word) => over.map((ground) => ({ word, ground, atLeast }))),
      );
      it.each(cases)('$word over $ground, at least $atLeast', ({ word, ground, atLeast }) => {
        const [fore, back] = [values[word], values[ground]];
        if (!fore || !back) throw new Error(`no token ${fore ? ground : word}`);
        expect(contrast(fore, back)).toBeGreaterThanOrEqual(atLeast);
      });
    });
  });
});
