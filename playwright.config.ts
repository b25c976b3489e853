import { defineConfig } from '@playwright/test';

/** End-to-end tests against a running server: `npm run e2e` starts one and says where it is. */
export default defineConfig({
  testDir: 'app/e2e',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    baseURL: process.env['GOLDBEAN_URL'] ?? 'http://127.0.0.1:8080',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
