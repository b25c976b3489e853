import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { seedOfRun } from './seed.ts';

/* Every property of fast-check begins at the seed of the run. Loading it takes 100 ms, so only files that use it do. */

const { testPath = '' } = expect.getState();
if (readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: seedOfRun() });
}
