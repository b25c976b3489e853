import { loadWords } from '@goldbean/locales';
import { expect, it } from 'vitest';
import { pseudoWords, stretch } from './pseudo-locale.ts';

it('accents the letters and makes the text 40 % longer', () => {
  expect(stretch('Send')).toBe('[Šéñð··]');
});

it('keeps placeholders, nesting and markup as they are', () => {
  expect(stretch('Page {{page}} of <1>{{count, number}}</1> $t(actions:close)')).toMatch(
    /\{\{page\}\}.*<1>\{\{count, number\}\}<\/1> \$t\(actions:close\)/,
  );
});

it('leaves no English word of ours untouched', async () => {
  const words = pseudoWords(await loadWords('en'));
  expect(JSON.stringify(words['actions'])).toContain('"cancel":"[Çáñçéļ');
});
