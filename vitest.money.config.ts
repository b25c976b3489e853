import { defineConfig } from 'vitest/config';
import { limits, patienceMs } from './scripts/slowness.ts';

/**
 * npm run coverage:money: every line and branch that moves money is run by a test of its own feature, or the command
 * fails. A folder joins the list when its feature is whole.
 */
const folders = ['server/src/modules/money/wallet', 'server/src/modules/money/red-packets'];

export default defineConfig({
  test: {
    name: 'money',
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    globalSetup: ['server/test/global-setup.ts'],
    setupFiles: ['scripts/patience.ts', 'scripts/seeded.ts'],
    expect: { poll: { timeout: patienceMs } },
    ...limits,
    coverage: {
      provider: 'v8',
      include: folders.map((folder) => `${folder}/**/*.ts`),
      exclude: ['**/*.test.ts', '**/*.test-fixture.ts', '**/*.invariants.ts'],
      reporter: ['text'],
      reportsDirectory: 'node_modules/.cache/coverage',
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
