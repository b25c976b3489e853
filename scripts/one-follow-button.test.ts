import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from './import-rules.ts';

const root = join(import.meta.dirname, '..');

/** Says the word of a button that follows or subscribes. */
const word = /\bt\(\s*'(?:actions:)?(?:follow|following|subscribe|subscribed)'\s*\)/;

it('E Face.3: one button follows and one subscribes, wherever they stand', () => {
  const saying = sourcesBelow(root, ['app', 'design-system'])
    .filter((path) => !/\.(test|stories|docs)\.tsx?$|\/e2e\//.test(path))
    .filter((path) => word.test(readFileSync(join(root, path), 'utf8')))
    .toSorted();
  expect(saying).toEqual([
    'design-system/src/components/content/FollowButton/FollowButton.tsx',
    'design-system/src/components/live/SubscribeButton/SubscribeButton.tsx',
  ]);
});
