import { currencies, journalKinds, rewardKinds, type CauseNote } from '@goldbean/contract/money';
import { giftIcons } from '@goldbean/design-system/gifts';
import { languages, languageTags, loadWords } from '@goldbean/locales';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { useNoteWords } from './note-words.ts';

/** Notes of every key that the server writes, with values that no reader should see as they are. */
const notes: Readonly<Record<CauseNote['key'], readonly CauseNote[]>> = {
  gift: giftIcons.map((icon) => ({ key: 'gift', icon, name: '火箭', n: 2 })),
  said: [{ key: 'said', text: 'as it was written' }],
  reward: rewardKinds.map((reward) => ({ key: 'reward', reward })),
  exchange: currencies.map((currency) => ({ key: 'exchange', currency, amount: 3, beans: 150 })),
  goods: currencies.map((currency) => ({ key: 'goods', currency, amount: 60 })),
  ticket: [{ key: 'ticket', live: 'A balance sheet' }],
  iron_fan: [{ key: 'iron_fan', channel: 'Market Basics' }],
  fan_light: [{ key: 'fan_light', channel: 'Market Basics' }],
  wish: [{ key: 'wish', wish: 'A chart for each day' }],
  opening: [{ key: 'opening' }],
};

/** What the statement says of a note, a line each. */
function Lines() {
  const wordsOf = useNoteWords();
  const told = Object.values(notes).flatMap((some) => some.map((note) => wordsOf({ id: '7', note })));
  return createElement('pre', null, [...told, wordsOf({ id: '7', note: null })].join('\n'));
}

const linesIn = async (language: string): Promise<string[]> => {
  await i18next.changeLanguage(languageTags[language as keyof typeof languageTags]);
  const markup = renderToStaticMarkup(createElement(Lines));
  return markup.replace(/<[^>]*>/g, '').split('\n');
};

beforeAll(async () => {
  const words = await Promise.all(
    languages.map(async (language) => [languageTags[language], await loadWords(language)] as const),
  );
  await i18next.use(initReactI18next).init({
    resources: Object.fromEntries(words),
    lng: 'en',
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
});

describe.each(languages)('S23: the statement in %s', (language) => {
  it('tells every note in words of the language: no key, nothing left open, no other script', async () => {
    const lines = await linesIn(language);
    expect(lines.length).toBe(Object.values(notes).flat().length + 1);
    expect(lines.filter((line) => line === '' || /\{\{|^[a-zA-Z]+[.:][a-zA-Z_.]+$/.test(line))).toEqual([]);
    if (!language.startsWith('zh')) expect(lines.filter((line) => /[\u3400-\u9fff]/u.test(line))).toEqual([]);
  });

  it('has words for every kind of line', () => {
    const t = i18next.getFixedT(languageTags[language], 'wallet');
    const kinds = journalKinds.map((kind) => t(`kind.${kind}`));
    expect(kinds.filter((kind, place) => kind === `kind.${journalKinds[place]}` || kind === '')).toEqual([]);
  });
});
