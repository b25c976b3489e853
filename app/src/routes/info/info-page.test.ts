import { languages } from '@goldbean/locales';
import { infoTexts } from '@goldbean/locales/info-pages';
import { describe, expect, it } from 'vitest';
import { infoPageOf } from './info-page.ts';

describe('S19: the variant follows the language', () => {
  it.each([
    ['/hljw/actionInfo1', 'zh_CN', { topic: 'action', path: '/hljw/actionInfo1' }],
    ['/hljw/actionInfo2', 'zh_HK', { topic: 'action', path: '/hljw/actionInfo1' }],
    ['/hljw/reliefInfo1', 'en', { topic: 'relief', path: '/hljw/reliefInfo2' }],
    ['/hljw/goldIntro1/', 'th', { topic: 'gold', path: '/hljw/goldIntro2' }],
    ['/hljw/goldIntro3', 'en', null],
  ] as const)('%s in %s', (pathname, language, expected) =>
    expect(infoPageOf(pathname, language)).toEqual(expected),
  );

  it('is written in Chinese of both kinds and in English, of one form, and in no other language', () => {
    expect(languages.filter((language) => infoTexts[language])).toEqual(['zh_CN', 'zh_HK', 'en']);
    const shapeOf = (texts: (typeof infoTexts)['en']) =>
      Object.values(texts).map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
    for (const texts of Object.values(infoTexts)) expect(shapeOf(texts)).toEqual(shapeOf(infoTexts.en));
  });
});
