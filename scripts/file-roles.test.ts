import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverFilesWithoutRole } from './file-roles.ts';
import { sourcesBelow } from './import-rules.ts';

const root = join(import.meta.dirname, '..');

it('finds a file of a server module whose name says no role', () => {
  const paths = [
    'server/src/modules/live/gifts/giving.ts',
    'server/src/modules/live/gifts/give-gift.usecase.ts',
    'server/src/modules/live/gifts/index.ts',
    'server/src/modules/live/gifts/gifts.test.ts',
    'server/src/modules/live/gifts/gifts.helpers.ts',
    'server/src/platform/clock.ts',
  ];
  expect(serverFilesWithoutRole(paths)).toEqual([
    'server/src/modules/live/gifts/giving.ts',
    'server/src/modules/live/gifts/gifts.helpers.ts',
  ]);
});

it('says the role of each file of a server module', () => {
  expect(serverFilesWithoutRole(sourcesBelow(root, ['server']))).toEqual([]);
});
