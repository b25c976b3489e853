import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

const open = () => createRegistry<{ a: () => string; b: () => string }>('letters');

test('what is registered is found by its name, in order', () => {
  const letters = open();
  letters.register('b', () => 'B');
  letters.register('a', () => 'A');
  expect(letters.need('a')()).toBe('A');
  expect(letters.find('b')?.()).toBe('B');
  expect(letters.all().map((say) => say())).toEqual(['B', 'A']);
});

test('a second registration of a name is refused, and the first stays', () => {
  const letters = open();
  letters.register('a', () => 'first');
  expect(() => letters.register('a', () => 'second')).toThrow('letters: "a" is registered already');
  expect(letters.need('a')()).toBe('first');
});

test('what nobody registered is an error that says so', () => {
  expect(open().find('a')).toBeUndefined();
  expect(() => open().need('a')).toThrow('letters: nothing is registered as "a"');
});
