import { wishStatuses } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import { moveRefusal } from './wish-desk.domain.ts';

/** D05, from top to bottom where a wish stands, from left to right where it may be moved: `6` is never one of them. */
const table = [
  // to 0   1    2    3    4    5    6
  ['no', 'ok', 'no', 'no', 'no', 'no', 'directly'], // hidden
  ['ok', 'no', 'ok', 'ok', 'no', 'ok', 'directly'], // pending
  ['ok', 'no', 'no', 'ok', 'no', 'ok', 'directly'], // scheduled
  ['ok', 'no', 'ok', 'no', 'ok', 'no', 'directly'], // in development
  ['ok', 'no', 'no', 'ok', 'no', 'no', 'directly'], // launched
  ['ok', 'ok', 'ok', 'no', 'no', 'no', 'directly'], // under discussion
  ['ok', 'no', 'no', 'no', 'no', 'no', 'directly'], // completed
] as const;

describe('T05, M13: a move of a wish', () => {
  test.each(wishStatuses.flatMap((from) => wishStatuses.map((to) => [from, to] as const)))(
    '%i to %i',
    (from, to) => {
      const refusal = { ok: null, no: 'wish.move', directly: 'wish.not_completed_directly' } as const;
      expect(moveRefusal(from, to)).toBe(refusal[table[from][to]]);
    },
  );
});
