import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bundledBefore } from './.storybook/dependencies.ts';
import { bundledFontsOnly } from './scripts/browser-fonts.ts';
import { patienceMs } from './scripts/slowness.ts';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

/** A browser has no environment: the module that it loads says the patience of this run, in place of a quiet machine's. */
const runPatience = {
  name: 'run-patience',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === join(import.meta.dirname, 'scripts/patience-ms.ts')
      ? `export const patienceMs = ${patienceMs};`
      : undefined,
};

/** Every story in a real Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  plugins: [runPatience, storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
  optimizeDeps: {
    include: bundledBefore,
    // Rolldown would inline `exports.jsxDEV = void 0` of React's production file, because vitest leaves
    // NODE_ENV open, and every story would fail with "(void 0) is not a function".
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  test: {
    name: 'stories',
    // scripts/changed.ts says which settings have everything run again.
    forceRerunTriggers: [],
    setupFiles: ['.storybook/visible.ts'],
    // Says that a story hangs: the first page of a run compiles the whole app.
    testTimeout: 6 * patienceMs,
    // One page for all files: Storybook cleans up after each story, and a page for each file costs as long as its tests.
    isolate: false,
    // One page a core, each taking the next file; vitest would leave a core idle.
    maxWorkers: '100%',
    // Of a page's first file it loads Storybook and every font.
    hookTimeout: 2 * patienceMs,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(existsSync(systemChromium) && { executablePath: systemChromium }),
          ...(isRoot && { args: ['--no-sandbox'] }),
          env: { ...process.env, ...(await bundledFontsOnly()) },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
