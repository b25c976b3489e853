import { kindOfCard, wealthDeck, wealthWheelLimits } from '@goldbean/contract/content';
import { languages, loadWords } from '@goldbean/locales';
import { expect, test } from 'vitest';

test.each(languages)(
  'S20: in %s every card has its words, and every task and proposal fits a goal',
  async (language) => {
    const { card, kind, suggestion } = (await loadWords(language))['wealth-wheel'];
    expect(Object.keys(card).toSorted()).toEqual(wealthDeck.toSorted());
    expect(Object.keys(kind).toSorted()).toEqual([...new Set(wealthDeck.map(kindOfCard))].toSorted());
    const goals = [...Object.values(card).map(({ task }) => task), ...Object.values(suggestion)];
    expect(goals).toHaveLength(36);
    for (const text of goals) {
      expect(Array.from(text).length, text).toBeLessThanOrEqual(wealthWheelLimits.wealthGoalCharacters);
      // The server keeps it as it is, so that it is known again.
      expect(text.normalize('NFC').trim()).toBe(text);
    }
  },
);
