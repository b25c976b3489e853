import { buildAll, buildStorybook } from './build-steps.ts';
import { findBrowser } from './find-browser.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { playwright, type Suite } from './suites.ts';

/** Files that look at Storybook, which takes half a minute to build. */
const ofStorybook = new Set(['one-face', 'storybook-frame']);

/**
 * Playwright, whose workers start the real server themselves (`app/e2e/browsing.ts`).
 * @param specs names of files without `.spec.ts`; all without them
 * @param args handed on to it, such as a file or `--headed`
 */
export const e2eSuite = (specs?: readonly string[], args: readonly string[] = []): Suite => ({
  name: 'e2e',
  async run() {
    if (specs?.length === 0) return { passed: 0, failed: 0 };
    const environment = { CHROMIUM_PATH: findBrowser(), FFMPEG_PATH: findFfmpeg() };
    await buildAll();
    if (!specs || specs.some((name) => ofStorybook.has(name))) await buildStorybook();
    // A pattern of Playwright's: `card` alone would find `live-card`.
    const files = (specs ?? []).map((name) => `/${name}\\.spec\\.ts$`);
    return playwright('e2e', [...files, ...args], () => environment).run();
  },
});
