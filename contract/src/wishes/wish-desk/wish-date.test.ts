import { expect, test } from 'vitest';
import { wishDateRefusal } from './wish-date.ts';

test('V21, M14: a wish is expected later than now, whatever zone a moment is written in', () => {
  const now = Date.UTC(2026, 10, 27, 7);
  const written = [
    '2026-11-27T15:00:00.000+08:00',
    '2026-11-27T07:00:00.000Z',
    '2026-11-26T21:00:00.000-10:00',
  ];
  for (const moment of written) {
    expect(wishDateRefusal(Date.parse(moment), now)).toBe('wish.date_past');
    expect(wishDateRefusal(Date.parse(moment) + 1, now)).toBeNull();
  }
  expect(wishDateRefusal(null, now)).toBeNull();
});
