import { expect, it } from 'vitest';
import { mediaPlaceOf } from './address-places.ts';

it('S03: reads the second of a recording that an address names', () => {
  expect(mediaPlaceOf('125')).toBe(125_000);
  expect(mediaPlaceOf('0')).toBe(0);
});

it.each([null, '', '-5', '1.5', '2:05', '1e3', '123456', ' 7'])('%j names no place', (typed) =>
  expect(mediaPlaceOf(typed)).toBeNull(),
);
