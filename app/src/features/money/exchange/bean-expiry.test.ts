import { expect, it } from 'vitest';
import { beanExpiry } from './bean-expiry.ts';

it.each([
  ['2026-06-30T23:59:59+08:00', '2026-12-31T23:59:59.999+08:00'],
  ['2026-07-01T00:00:00+08:00', '2027-06-30T23:59:59.999+08:00'],
  ['2026-12-31T23:59:59+08:00', '2027-06-30T23:59:59.999+08:00'],
  ['2027-01-01T00:00:00+08:00', '2027-12-31T23:59:59.999+08:00'],
])('D42: beans of %s last until %s', (received, until) => {
  expect(beanExpiry(Date.parse(received))).toBe(Date.parse(until));
});
