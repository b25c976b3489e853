import { expect, it } from 'vitest';
import { stores } from '../session/index.ts';
import {
  accountBarrage,
  barrageState,
  changeBarrage,
  deviceBarrage,
  hideSender,
  isShown,
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
  const filter = { words: ['buy now'], hidden: [{ uid: 'u7', nickname: 'Loud' }] };
  const looks = { area: 100, density: 'medium', speed: 'fast', size: 'large' } as const;
  const chosen = { ...looks, ...filter, isOn: true, opacity: 0.29, isText: true };
  expect(accountBarrage(chosen)).toEqual({ ...looks, ...filter, on: true, opacity: 29, text: true });
  expect(deviceBarrage(accountBarrage(chosen))).toEqual(chosen);
});

it('S35: a word or a sender that is filtered is not shown', () => {
  const settings = hideSender({ ...usualBarrage, words: ['Buy'] }, { uid: 'u7', nickname: 'Loud' });
  expect(isShown(settings, { uid: 'u1', text: 'well told' })).toBe(true);
  expect(isShown(settings, { uid: 'u1', text: 'BUY it today' })).toBe(false);
  expect(isShown(settings, { uid: 'u7', text: 'well told' })).toBe(false);
  // Whatever is put between its letters, and however wide, high or marked they are.
  const filter = { ...usualBarrage, words: ['稳赚', 'vip', 'dong'] };
  for (const text of [
    '稳\u200b赚不赔',
    '稳\u2060赚',
    '加ＶＩＰ群',
    'V\u00adIP',
    'ĐỒNG',
    'Đồng'.normalize('NFD'),
  ])
    expect(isShown(filter, { uid: 'u1', text }), JSON.stringify(text)).toBe(false);
  expect(isShown({ ...usualBarrage, words: ['\u0301', '\u200b'] }, { uid: 'u1', text: 'well' })).toBe(true);
  expect(hideSender(settings, { uid: 'u7', nickname: 'Loud' }).hidden).toHaveLength(1);
});
