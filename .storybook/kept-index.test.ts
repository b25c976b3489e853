import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIndex } from './kept-index.ts';

const options = { makeTitle: (title?: string) => title ?? '' };
let folder: string;
let file: string;
let index: string;
const createIndex = vi.fn<Indexer['createIndex']>();
const indexer = (version = '1') => keepIndex(index, version)({ test: /stories/, createIndex });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = await mkdtemp(join(tmpdir(), 'kept-index-'));
  file = join(folder, 'Button.stories.tsx');
  index = join(folder, 'cache/index.json');
  await writeFile(file, 'one');
  createIndex.mockReset().mockResolvedValue([{ type: 'story', importPath: file, exportName: 'AllStates' }]);
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** Finds once, and waits until that stands on disk. */
async function found(): Promise<void> {
  await indexer().createIndex(file, options);
  vi.advanceTimersByTime(1_000);
  createIndex.mockClear();
}

test('the stories of an unchanged file are known at the next start', async () => {
  await found();
  expect(await indexer().createIndex(file, options)).toEqual([
    { type: 'story', importPath: file, exportName: 'AllStates' },
  ]);
  expect(createIndex).not.toHaveBeenCalled();
});

test('a changed file is read again, and so is every file by another version', async () => {
  await found();
  await indexer('2').createIndex(file, options);
  expect(createIndex).toHaveBeenCalledTimes(1);
  await writeFile(file, 'two');
  await indexer().createIndex(file, options);
  expect(createIndex).toHaveBeenCalledTimes(2);
});

test('half an index is none', async () => {
  await found();
  await writeFile(index, '{"half');
  await indexer().createIndex(file, options);
  expect(createIndex).toHaveBeenCalledTimes(1);
});
