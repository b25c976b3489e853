import { expect, test } from 'vitest';
import { soughtGrams } from './similar.repository.ts';

test.each([
  ['by any where none is frequent', [], ['ab', 'bc', 'cd'], 'any'],
  [
    'by the rarest where others are frequent',
    [
      ['ab', 400_000],
      ['cd', 400],
    ],
    ['bc', 'cd'],
    'any',
  ],
  [
    'by as many as lead to few titles',
    [
      ['ab', 600],
      ['bc', 300],
      ['cd', 200],
    ],
    ['cd', 'bc'],
    'any',
  ],
  [
    'by the rarest two together where each is frequent',
    [
      ['ab', 400_000],
      ['bc', 2_000],
      ['cd', 9_000],
    ],
    ['bc', 'cd'],
    'all',
  ],
  [
    'among the most voted where even the rarest is in very many',
    [
      ['ab', 400_000],
      ['bc', 20_001],
      ['cd', 90_000],
    ],
    ['bc', 'cd'],
    'all of the most voted',
  ],
] as const)('S09: titles are looked up %s', (_words, frequent, grams, needs) => {
  expect(soughtGrams(['ab', 'bc', 'cd'], new Map(frequent))).toEqual({
    grams,
    needs,
  });
});
