import { buildAll, buildStorybook } from './build-steps.ts';
import { findBrowser } from './find-browser.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { playwright, type Suite } from './suites.ts';

/**
 * Playwright, whose workers start the real server themselves (`app/e2e/browsing.ts`).
 * @param args handed on to it, such as a file or `--headed`
 */
export const e2eSuite = (args: readonly string[] = []): Suite => ({
  name: 'e2e',
  async run() {
    const environment = { CHROMIUM_PATH: findBrowser(), FFMPEG_PATH: findFfmpeg() };
    await buildAll();
    await buildStorybook();
    return playwright('e2e', args, () => environment).run();
  },
});
