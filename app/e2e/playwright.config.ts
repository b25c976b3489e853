import { defineConfig } from '@playwright/test';
import { patienceMs } from './patience.ts';

/**
 * The real server, the built app and the system's Chromium (`CHROMIUM_PATH`). With `GOLDBEAN_URL` the tests go to
 * the server that runs there; without it each worker starts one of its own (`browsing.ts`) on free ports with an empty
 * data folder.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  // The files of a worker share its academy, one after the other; a server that was given is shared by all.
  workers: process.env['GOLDBEAN_URL'] ? 1 : 2,
  fullyParallel: false,
  retries: 0,
  // Patience, not a promise: four pages that play a live session share two cores with the encoder and the server.
  // What a row promises within a time, its test asks for by itself.
  timeout: 10 * patienceMs,
  expect: { timeout: patienceMs, toPass: { timeout: patienceMs } },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Traces film every page and would cost the pictures of the live session half the processor.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    },
  },
});
