import { expect, it } from 'vitest';
import { stores } from '../../../shared/session/index.ts';
import { effectsState, switchEffects } from './effects.ts';

it('E28: gifts are drawn until this device is told not to, and again', () => {
  expect(effectsState.isOn).toBe(true);
  switchEffects(false);
  expect([effectsState.isOn, stores.device.getItem('giftEffects')]).toEqual([false, 'off']);
  switchEffects(true);
  expect([effectsState.isOn, stores.device.getItem('giftEffects')]).toEqual([true, 'on']);
});
