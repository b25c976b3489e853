import { expect, it } from 'vitest';
import { forgetPlace, keepPlace, placeLeft } from './place-left.ts';

it('S37: goes on where one left, unless that was at an end', () => {
  const hour = 3_600_000;
  keepPlace('7', 600_500.4, hour);
  expect(placeLeft('7', hour)).toBe(600_500);
  expect(placeLeft('7', 605_000)).toBe(0);
  expect(placeLeft('8', hour)).toBe(0);
  keepPlace('7', hour - 2_000, hour);
  expect(placeLeft('7', hour)).toBe(0);
  keepPlace('7', 20_000, hour);
  forgetPlace('7');
  expect(placeLeft('7', hour)).toBe(0);
});
