import { afterEach, expect, test, vi } from 'vitest';
import { slownessOf } from './slowness.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const modules = ['./slowness.ts', '../server/test/until.ts', '../app/e2e/patience.ts'];

/** How long each kind of test waits in a run, in ms. */
async function patienceOf(slowness: string): Promise<number[]> {
  vi.resetModules();
  vi.stubEnv('GOLDBEAN_SLOWNESS', slowness);
  const all = (await Promise.all(modules.map((path) => import(path)))) as { readonly patienceMs: number }[];
  return all.map(({ patienceMs }) => patienceMs);
}

test('every kind of test waits 30 s, and on a slower machine as many times longer', async () => {
  expect(await patienceOf('1')).toEqual([30_000, 30_000, 30_000]);
  expect(await patienceOf('2.5')).toEqual([75_000, 75_000, 75_000]);
});

test('the first process of a run measures how slow the machine is, and tells the others', async () => {
  vi.resetModules();
  vi.stubEnv('GOLDBEAN_SLOWNESS', '');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { slowness } = await import('./slowness.ts');
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(8);
  expect(process.env['GOLDBEAN_SLOWNESS']).toBe(String(slowness));
  expect(written).toHaveBeenCalledExactlyOnceWith(
    `slowness ${slowness}: a wait lasts ${slowness * 30} s at most\n`,
  );
});

test('a quicker machine counts as a quiet one, and the slowest as eight times as slow', () => {
  expect([50, 310, 800, 60_000].map(slownessOf)).toEqual([1, 1, 2.5, 8]);
});

test('in CI a machine counts as four times as slow at least', async () => {
  vi.resetModules();
  vi.stubEnv('GOLDBEAN_SLOWNESS', '');
  vi.stubEnv('CI', 'true');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { slowness } = await import('./slowness.ts');
  expect(slowness).toBeGreaterThanOrEqual(4);
});
