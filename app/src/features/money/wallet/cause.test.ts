import { expect, it } from 'vitest';
import { causeHref } from './cause.ts';

it.each([
  ['red_packet', { kind: 'group', id: '7' }, '/chat?group=7&packet=GB42'],
  ['red_packet', { kind: 'live', id: '8' }, '/pindao/pdLiveMiddlePage?live_id=8'],
  ['gift_send', { kind: 'live', id: '8' }, '/pindao/pdLiveMiddlePage?live_id=8'],
  ['barrage', { kind: 'live', id: '8' }, '/pindao/pdLiveMiddlePage?live_id=8'],
] as const)('S23: a line of %s leads to where it was, %o', (type, place, href) => {
  expect(causeHref({ type, id: 'GB42', place })).toBe(href);
});

it.each([
  ['order', '/user/pay?order=GB42'],
  ['sign_in', '/hljw/creditsIndex'],
  ['exchange', '/user/myGold?panel=exchange'],
  ['wish', '/hljw/wishDetails?wish_id=GB42'],
  ['gift_send', undefined],
  ['red_packet', undefined],
  ['dangwu', undefined],
  ['demo', undefined],
])('S23: a line of the cause %s leads to %s', (type, href) => {
  expect(causeHref({ type, id: 'GB42', place: null })).toBe(href);
});
