import { expect, it } from 'vitest';
import { firstTheme } from './theme.ts';

it.each([
  ['the device', 'red', false, 'red'],
  ['the device, over the variant', 'education', true, 'education'],
  ['the variant', null, true, 'red'],
  ['education', null, false, 'education'],
  ['not what is no theme', 'dark', false, 'education'],
] as const)('D82: the theme of the first paint is chosen by %s', (_name, stored, isStatic, expected) => {
  expect(firstTheme(stored, isStatic)).toBe(expected);
});
