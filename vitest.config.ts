import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { momentOfRun } from './scripts/moment.ts';
import { seedOfRun } from './scripts/seed.ts';
import { limits, patienceMs } from './scripts/slowness.ts';

/** Tests that start and kill processes or read the whole repository: each wants the machine for itself. */
const processTests = [
  'scripts/import-rules.test.ts',
  'server/src/platform/database/embedded.test.ts',
  'server/test/system/{kill,stop}.test.ts',
];

/** What only the wall clock shows: a promise of seconds, a picture at its own pace. */
const timingTests = '**/*.timing.test.ts';

/**
 * A wait ends at its condition, and a limit says that a test hangs: neither says how fast a busy machine gets there.
 * Chance begins at the seed of the run, and time at its moment.
 */
const setupFiles = ['scripts/patience.ts', 'scripts/seeded.ts'];
const env = { GOLDBEAN_SEED: String(seedOfRun()), GOLDBEAN_NOW: new Date(momentOfRun()).toISOString() };
/** Where no process of its own has the time of the machine. */
const datedFiles = ['scripts/dated.ts', ...setupFiles];
const expect = { poll: { timeout: patienceMs } };

/** Where vitest would leave a core idle. */
const maxWorkers = '100%';

/** Of the server's tests: while one waits for a deadline or for PostgreSQL, another has its core. */
const serverWorkers = Math.ceil(availableParallelism() * 1.5);

/** Unit, integration and process tests. Stories have a run of their own in Chromium: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    // scripts/changed.ts says which settings have everything run again.
    forceRerunTriggers: [],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{tokens,locales,contract,app,scripts,visual-tests,.storybook}/**/*.test.ts',
            'design-system/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'app/e2e/**', timingTests, ...processTests],
          setupFiles: datedFiles,
          env,
          expect,
          ...limits,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', timingTests, ...processTests],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: datedFiles,
          env,
          expect,
          ...limits,
          maxWorkers: serverWorkers,
        },
      },
      {
        test: {
          name: 'process',
          include: processTests,
          setupFiles,
          env,
          expect,
          ...limits,
          maxWorkers: 1,
          // After the others, when a run has them all.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'timing',
          include: [timingTests],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          env,
          expect,
          ...limits,
          // A test beside it would take its time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
