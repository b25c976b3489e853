import { chromium, type Browser, type Page } from 'playwright';
import { bundledFontsOnly } from '../scripts/browser-fonts.ts';
import { isAlike } from './pictures.ts';
import type { Shot } from './plan.ts';

/** The moment at which every story stands still: 2026-11-20 20:00 in Shanghai. */
const fixedTime = Date.UTC(2026, 10, 20, 12, 0, 0);

/** Settings that make two runs of one Chromium paint the same pixels. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-gpu',
  '--hide-scrollbars',
  '--num-raster-threads=1',
];

/** @param fontsFrom folders of fonts it sees besides the bundled ones; none but for the test of that */
export async function openBrowser(
  executablePath: string,
  fontsFrom: readonly string[] = [],
): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const fonts = await bundledFontsOnly(fontsFrom);
  return chromium.launch({
    executablePath,
    args: [...sandbox, ...steadyFlags],
    env: { ...process.env, ...fonts },
  });
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
}

/** One page of Storybook in one mode and of one width. */
export interface Stage {
  readonly page: Page;
  /** Loads a story anew and resolves when it stands still: rendered, played, fonts and pictures there. */
  open(storyId: string): Promise<void>;
  /**
   * Goes on to a story, unless it is there, without loading the page: quicker, but what the story before left
   * behind may show.
   */
  show(storyId: string): Promise<void>;
  /** Gives the window another width, in px, and resolves when the page has been laid out. */
  resize(width: number): Promise<void>;
  /** The whole page as it is now. @returns a PNG */
  glance(): Promise<Buffer>;
  /** The whole page once two pictures in a row are alike. @returns a PNG */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Of the window, in px. */
const height = 820;

/** Pictures taken while a list still measures itself or a focus ring still appears are thrown away. */
const mostPictures = 8;

/** @param url of the served Storybook */
export async function openStage(
  browser: Browser,
  url: string,
  { mode, width }: Pick<Shot, 'mode' | 'width'>,
): Promise<Stage> {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    // Pages show the time of the member's place.
    timezoneId: 'Asia/Shanghai',
    // With this word in the name Storybook pauses animations instead of waiting for them.
    userAgent: 'Mozilla/5.0 Chrome StorybookTestRunner',
  });
  await page.clock.setFixedTime(fixedTime);
  // Components that measure themselves during an animation would be placed at random.
  await page.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent =
      '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; }';
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  });
  // The component tests run axe; here it would only cost time.
  const globals = `theme:${mode.theme};language:${mode.language};a11y.manual:!true`;

  /** The story on the page, empty before the first. */
  let shown = '';

  const loadedFonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const decoded = [...document.images].map((image) => {
        // A lazy picture outside of the window would never load.
        image.loading = 'eager';
        return image.decode().catch(() => {});
      });
      const atMost = new Promise((resolve) => {
        setTimeout(resolve, 10_000);
      });
      await Promise.race([Promise.all(decoded), atMost]);
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });

  /** Resolves when the story has rendered and played. */
  async function finish(storyId: string): Promise<void> {
    await page.waitForFunction(
      (id) => {
        const render = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
        return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
      },
      storyId,
      { timeout: 20_000, polling: 'raf' },
    );
  }

  /** What measured itself before its font was there does so again: fonts come when their first letter does. */
  async function settle(storyId: string, fontsBefore: number): Promise<void> {
    await finish(storyId);
    if ((await loadedFonts()) > fontsBefore) {
      await page.evaluate(
        (id) =>
          new Promise<void>((resolve) => {
            const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
            channel?.once('storyFinished', () => resolve());
            // A play function that fails ends no story; what `finish` finds then is said.
            setTimeout(resolve, 10_000);
            channel?.emit('forceRemount', { storyId: id });
          }),
        storyId,
      );
      await finish(storyId);
      await loadedFonts();
    }
    shown = storyId;
  }

  async function open(storyId: string): Promise<void> {
    await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(globals)}`);
    await settle(storyId, 0);
  }

  const glance = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return {
    page,
    open,
    glance,
    async show(storyId) {
      if (shown === storyId) return;
      if (shown === '') return open(storyId);
      const fonts = await loadedFonts();
      await page.evaluate((id) => {
        window.scrollTo(0, 0);
        (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
          storyId: id,
          viewMode: 'story',
        });
      }, storyId);
      // Emitting again while a play function still runs would make Storybook reload the page.
      await settle(storyId, fonts);
    },
    async resize(to) {
      await page.setViewportSize({ width: to, height });
      // What measures itself answers in the first frame and is laid out again for the second.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    },
    async picture() {
      let last = await glance();
      for (let count = 1; count < mostPictures; count += 1) {
        const next = await glance();
        if (await isAlike(last, next)) return next;
        last = next;
      }
      throw new Error('the story does not come to rest');
    },
    close: () => page.close(),
  };
}
