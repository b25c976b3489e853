import { defineConfig } from '@playwright/test';

/**
 * The real server, the built app and the system's Chromium (`CHROMIUM_PATH`). With `GOLDBEAN_URL` the tests go to
 * the server that runs there; without it they start one of their own on free ports with an empty data folder.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-server.ts',
  outputDir: '../../node_modules/.cache/e2e',
  // One server, one academy: the tests share it, and two cores decode pictures for two browsers already.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Workers read this file again, when the server of this run is known.
    baseURL: process.env['GOLDBEAN_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Traces film every page and would cost the pictures of the lesson half the processor.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    },
  },
});
