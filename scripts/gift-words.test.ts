import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (...path: string[]): Promise<string> =>
  readFile(join(import.meta.dirname, '..', ...path), 'utf8');

test('every gift on sale has a picture, by which its name is said in six languages', async () => {
  const sale = await read('server', 'seeds', 'live', 'gifts.sql');
  const icons = [...sale.matchAll(/^ {2}\('\w+', *'[^']+', *\d+, *'(\w+)'/gm)].map(([, icon]) => icon);
  expect(icons.length).toBeGreaterThan(5);
  const drawn = await read('design-system', 'src', 'components', 'gifts', 'GiftIcon', 'gift-icons.ts');
  const known = new Set([...drawn.matchAll(/^ {2}'(\w+)',$/gm)].map(([, icon]) => icon));
  expect(icons.filter((icon) => !known.has(icon))).toEqual([]);
});
