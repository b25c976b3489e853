import { expect, it } from 'vitest';
import { mediaPlaceOf, messagePlaceOf } from './address-places.ts';

it('S03: reads the second of a recording that an address names', () => {
  expect(mediaPlaceOf('125')).toBe(125_000);
  expect(mediaPlaceOf('0')).toBe(0);
});

it.each([null, '', '-5', '1.5', '2:05', '1e3', '123456', ' 7'])('%j names no place', (typed) =>
  expect(mediaPlaceOf(typed)).toBeNull(),
);

it('S03: reads the message of a room that an address names', () => {
  expect(messagePlaceOf('1')).toBe(1);
  expect(messagePlaceOf('120045')).toBe(120_045);
});

it.each([null, '', '0', '-3', '1.5', '007', 'm3', '1234567890123456'])('%j names no message', (typed) =>
  expect(messagePlaceOf(typed)).toBeNull(),
);
