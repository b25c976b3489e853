import { beforeEach, expect, test } from 'vitest';
import { session, stores } from '../../../shared/session/index.ts';
import { keepPlace, placeOf } from './reading-places.ts';

beforeEach(() => stores.device.removeItem('articlePlaces'));

test('S15: an article is found again where it was left, on this device, until another member signs in', async () => {
  keepPlace('a', 0.4);
  keepPlace('b', 0.7);
  expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([0.4, 0.7, 0]);
  keepPlace('a', 0.99);
  expect(placeOf('a')).toBe(0);
  session.token = 'another';
  await Promise.resolve();
  expect(placeOf('b')).toBe(0);
  session.token = '';
});

test('what was stored by somebody else is nothing', () => {
  stores.device.setItem('articlePlaces', '{"a":5}');
  expect(placeOf('a')).toBe(0);
});
