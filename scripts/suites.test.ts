import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from './run-command.ts';
import { runSuites, type Count, type Suite } from './suites.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const held: Count = { passed: 1, failed: 0 };
const suiteOf = (name: string, run: () => Promise<Count> = async () => held): Suite => ({ name, run });

test('suites beside each other run at the same time, and each prints by itself', async () => {
  const begun = Promise.withResolvers<undefined>();
  const lint = suiteOf('lint', async () => {
    say('lint begins');
    await begun.promise;
    say('lint ends');
    return held;
  });
  const types = suiteOf('types', async () => {
    say('types begins');
    begun.resolve(undefined);
    return held;
  });
  const { failed } = await runSuites([suiteOf('format'), lint, { ...types, isBeside: true }]);
  expect(failed).toBe(0);
  expect(printed).toMatch(
    /=== 2\/3 lint and types\nlint begins\nlint ends\n--- lint: [^\n]+\ntypes begins\n--- types: /,
  );
  expect(printed).toMatch(/\n3 passed, 0 failed\n$/);
});

test('a red suite among the first stops the others, and no suite of its own group', async () => {
  const red = suiteOf('lint', async () => ({ passed: 0, failed: 1 }));
  const { failed, counts } = await runSuites(
    [suiteOf('unit'), red, { ...suiteOf('types'), isBeside: true }],
    ['lint', 'types'],
  );
  expect(failed).toBe(1);
  expect([...counts.keys()]).toEqual(['lint', 'types']);
  expect(printed).toContain('not run, since the code does not hold: unit\n');
});

test('a suite that throws has failed, and what rested is no pass', async () => {
  await runSuites([
    suiteOf('server', async () => Promise.reject(new Error('no database'))),
    suiteOf('unit', async () => ({ passed: 2, failed: 0, cached: 7 })),
  ]);
  expect(printed).toContain('no database\n--- server: 0 passed, 1 failed (');
  expect(printed).toMatch(/unit: 2 passed, 0 failed, 7 cached \(\d+\.\d s, CPU \d+\.\d s\)\n/);
  expect(printed).toMatch(/\n2 passed, 1 failed\n$/);
});
