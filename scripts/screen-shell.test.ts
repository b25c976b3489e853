import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const screens = sourcesBelow(root, ['design-system']).filter((path) =>
  /\/screens\/.+\.stories\.tsx$/.test(path),
);

it('E Face.6: every screen is shown in the shell', () => {
  expect(screens.length).toBeGreaterThan(5);
  const bare = screens.filter((path) => !/\binShell\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(bare).toEqual([]);
});
