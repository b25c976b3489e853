import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { seedOfRun } from './seed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('each property begins at the seed of the run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(seedOfRun());
});

test('who asks for a seed gets it, and a run without one has always the same', () => {
  vi.stubEnv('GOLDBEAN_SEED', '7');
  expect(seedOfRun()).toBe(7);
  vi.stubEnv('GOLDBEAN_SEED', undefined);
  expect(seedOfRun()).toBe(20_261_118);
});
