import { expect, test } from 'vitest';
import { stateAt } from './treasures.domain.ts';

const terms = { stock: 2, taken: 0, opens_at: 100, closes_at: 200 };

test.each([
  [99, 0, 'to_come'],
  [99, 2, 'to_come'],
  [100, 0, 'open'],
  [199, 1, 'open'],
  [199, 2, 'sold_out'],
  [200, 1, 'ended'],
  [200, 2, 'ended'],
] as const)('S29: at %i with %i gone of 2 it is %s', (now, taken, state) => {
  expect(stateAt({ ...terms, taken }, now)).toBe(state);
});
