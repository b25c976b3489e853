import { expect, it } from 'vitest';
import { stores } from '../session/index.ts';
import {
  accountBarrage,
  barrageState,
  changeBarrage,
  deviceBarrage,
  storedBarrage,
  usualBarrage,
} from './barrage.ts';

it('flying comments are shown as this device was told last', () => {
  const chosen = { isOn: false, area: 25, density: 'sparse', opacity: 0.5 } as const;
  changeBarrage(chosen);
  expect(barrageState.settings).toEqual(chosen);
  expect(storedBarrage()).toEqual(chosen);
});

it.each(['', '{', '{"area":7}'])('%j on the device is the usual way', (text) => {
  stores.device.setItem('barrage', text);
  expect(storedBarrage()).toEqual(usualBarrage);
});

it('G122: the account keeps them in whole percent, and gives back the same', () => {
  const chosen = { isOn: true, area: 100, density: 'medium', opacity: 0.29 } as const;
  expect(accountBarrage(chosen)).toEqual({ on: true, area: 100, density: 'medium', opacity: 29 });
  expect(deviceBarrage(accountBarrage(chosen))).toEqual(chosen);
});
