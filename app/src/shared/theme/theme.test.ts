import { expect, it } from 'vitest';
import { chooseTheme } from './theme.ts';

it.each([
  ['the device', 'red', 'education', false, 'red'],
  ['the account, without a choice on the device', null, 'red', false, 'red'],
  ['the account, over the variant', null, 'education', true, 'education'],
  ['the variant', null, null, true, 'red'],
  ['education', null, null, false, 'education'],
  ['not what is no theme', 'dark', null, false, 'education'],
] as const)('D82: the theme is chosen by %s', (_name, stored, account, isStatic, expected) => {
  expect(chooseTheme(stored, account, isStatic)).toBe(expected);
});
