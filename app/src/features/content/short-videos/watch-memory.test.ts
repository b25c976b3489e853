import { beforeEach, expect, test } from 'vitest';
import { session, stores } from '../../../shared/session/index.ts';
import { keepMuted, keepPlace, placeOf, wasMuted } from './watch-memory.ts';

beforeEach(() => stores.device.removeItem('shortVideoPlaces'));

test('S04: a short video goes on where it was left, on this device, until another member signs in', async () => {
  keepPlace('a', 4_000);
  keepPlace('b', 7_000);
  expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([4_000, 7_000, 0]);
  keepPlace('a', 200);
  expect(placeOf('a')).toBe(0);
  session.token = 'another';
  await Promise.resolve();
  expect(placeOf('b')).toBe(0);
  session.token = '';
});

test('S04: the sound is as it was left', () => {
  keepMuted(true);
  expect(wasMuted()).toBe(true);
  keepMuted(false);
  expect(wasMuted()).toBe(false);
});

test('what was stored by somebody else is nothing', () => {
  stores.device.setItem('shortVideoPlaces', '{"a":5}');
  expect(placeOf('a')).toBe(0);
});
