import { defineConfig } from 'vitest/config';

/** Unit and integration tests. Stories have a run of their own in Chromium: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{tokens,locales,contract,app,scripts,visual-tests}/**/*.test.ts',
            'design-system/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'app/e2e/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
