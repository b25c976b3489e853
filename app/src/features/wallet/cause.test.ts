import { expect, it } from 'vitest';
import { causeHref, namedCause } from './cause.ts';

it.each([
  ['order', '/user/pay?order=GB42'],
  ['sign_in', '/hljw/creditsIndex'],
  ['exchange', '/user/myGold?panel=exchange'],
  ['gift_send', undefined],
])('S23: a line of the cause %s leads to %s', (type, href) => {
  expect(causeHref({ type, id: 'GB42' })).toBe(href);
});

it('names the causes whose note is in one language only', () => {
  expect(namedCause('newcomer')).toBe('newcomer');
  expect(namedCause('gift_send')).toBeUndefined();
});
