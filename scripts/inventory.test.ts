import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeInventory } from './inventory.ts';

test('nothing that the design system promises is missing from Storybook', () => {
  expect(takeInventory().missing).toEqual([]);
});

test('docs/inventory.md is what `npm run inventory` writes', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/inventory.md'), 'utf8');
  expect(page).toBe(takeInventory().text);
});
