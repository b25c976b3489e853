import { expect, it } from 'vitest';
import { topLevelFunctions } from './long-functions.ts';

it('counts the lines of each function of the top level, and of none inside of one', () => {
  const source = `export function createGifts() {
  function give() {
    return 1;
  }
  return { give };
}
const priceOf = (gift: string) =>
  gift.length;
const limit = 3;
export default function () {}
`;
  expect(topLevelFunctions('gifts.ts', source)).toEqual([
    { name: 'createGifts', lines: 6 },
    { name: 'priceOf', lines: 2 },
    { name: 'default', lines: 1 },
  ]);
});
