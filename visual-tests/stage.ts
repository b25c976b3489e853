import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { Mode } from '../.storybook/modes.ts';
import { bundledFontsOnly } from '../scripts/browser-fonts.ts';
import { isAlike } from './pictures.ts';

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
  __STORYBOOK_PREVIEW__: {
    currentRender?: { id?: string; phase?: string };
    storyStoreValue: { userGlobals: { update(globals: Readonly<Record<string, string>>): void } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: () => void): void;
    off(event: string, listener: () => void): void;
    /** What came with an event when it was last emitted. */
    last(event: string): readonly unknown[] | undefined;
  };
}

/** A window of Storybook that shows one story after the other. */
export interface Stage {
  readonly page: Page;
  /** Loads a story anew and resolves when it stands still: rendered, played, fonts and pictures there. */
  open(storyId: string, mode: Mode): Promise<void>;
  /**
   * Goes on to a story in a theme and a language, unless it is there, without loading the page: quicker, but what the
   * story before left behind may show. Another language loads it, since fixtures are made in one.
   */
  show(storyId: string, mode: Mode): Promise<void>;
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

/** A story that has not ended after this long, in ms, waits for what never comes: its own waits are shorter. */
const longestStory = 120_000;

/** Pictures taken while a list still measures itself or a focus ring still appears are thrown away. */
const mostPictures = 8;

/** What a browser keeps for all its stages: among it the scripts, which each page would else fetch and compile anew. */
export async function openTheatre(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Pages show the time of the member's place.
    timezoneId: 'Asia/Shanghai',
    // With this word in the name Storybook pauses animations instead of waiting for them.
    userAgent: 'Mozilla/5.0 Chrome StorybookTestRunner',
  });
  await context.clock.setFixedTime(fixedTime);
  // Components that measure themselves during an animation would be placed at random. The caret is hidden here and not
  // by each picture, which would compute the styles of the whole page twice.
  await context.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent = `*, ::before, ::after, ::backdrop {
      animation-duration: 0s !important;
      animation-delay: 0s !important;
      transition: none !important;
      caret-color: transparent !important;
    }`;
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  });
  return context;
}

interface StageStep {
  readonly storyId: string;
  /** How long it may take, in ms. */
  readonly longest: number;
  /** Undefined: the story is on its way already. */
  readonly globals?: Readonly<Record<string, string>>;
}

/** Runs in the page. @returns when the story has rendered and played and its fonts and pictures are there */
async function settle({ storyId, longest, globals }: StageStep): Promise<void> {
  const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;

  const lastFailure = () => channel.last('playFunctionThrewException');
  let failedBefore = globals && lastFailure();

  /**
   * Resolves at the end of the next render. A render that is `errored` goes on to its end, and Storybook loads its window
   * anew when a story is left before that.
   */
  const ended = () => {
    failedBefore = lastFailure();
    return new Promise<void>((resolve, reject) => {
      const settled = () => {
        const { id, phase } = preview.currentRender ?? {};
        if (id !== storyId || phase !== 'finished') return;
        channel.off('storyRenderPhaseChanged', settled);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => reject(new Error('the story does not finish')), longest);
      channel.on('storyRenderPhaseChanged', settled);
    });
  };

  async function loadedFonts(): Promise<number> {
    // Letters are asked for when they are laid out, by what answers to its own size in the frame after.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const decoded = [...document.images].map((image) => {
      // A lazy picture outside of the window would never load.
      image.loading = 'eager';
      return image.decode().catch(() => {});
    });
    const atMost = new Promise((resolve) => {
      setTimeout(resolve, 10_000);
    });
    // A font whose document is gone, as one of a closed PDF, may stay on its way for ever.
    await Promise.race([Promise.all([document.fonts.ready, ...decoded]), atMost]);
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  }

  let before = 0;
  if (globals) {
    before = [...document.fonts].filter(({ status }) => status === 'loaded').length;
    window.scrollTo(0, 0);
    // By the channel the story that is still there would be rendered in them first.
    preview.storyStoreValue.userGlobals.update(globals);
    const rendered = ended();
    if (preview.currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await rendered;
  }
  // What measured itself before its font was there does so again: fonts come when their first letter does.
  if ((await loadedFonts()) > before) {
    const rendered = ended();
    channel.emit('forceRemount', { storyId });
    await rendered;
    await loadedFonts();
  }
  // Storybook's own page of an error is no picture of the story, and must not be accepted as one.
  if (document.body.classList.contains('sb-show-errordisplay'))
    throw new Error(`the story is broken: ${document.querySelector('#error-message')?.textContent ?? ''}`);
  // It shows something else than it is named for.
  const failure = lastFailure();
  if (failure && failure !== failedBefore) {
    const [reason] = failure as [{ readonly message?: string }];
    throw new Error(`the play fails: ${reason.message?.split('\n')[0] ?? ''}`);
  }
}

/** @param url of the served Storybook @param width of the window, in px */
export async function openStage(theatre: BrowserContext, url: string, width: number): Promise<Stage> {
  const page = await theatre.newPage();
  await page.setViewportSize({ width, height });
  /** What is on the page, empty before the first. */
  let shown = '';
  /** The language in which the page was loaded. */
  let spoken: Mode['language'] | undefined;
  const nameOf = (storyId: string, { theme, language }: Mode) => `${storyId} ${theme} ${language}`;

  async function open(storyId: string, mode: Mode): Promise<void> {
    // The component tests run axe; here it would only cost time.
    const globals = encodeURIComponent(`theme:${mode.theme};language:${mode.language};a11y.manual:!true`);
    await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
    await page.waitForFunction(
      (id) => {
        const render = (window as unknown as Partial<PreviewWindow>).__STORYBOOK_PREVIEW__?.currentRender;
        return render?.id === id && render.phase === 'finished';
      },
      storyId,
      { timeout: longestStory, polling: 'raf' },
    );
    await page.evaluate(settle, { storyId, longest: longestStory });
    shown = nameOf(storyId, mode);
    spoken = mode.language;
  }

  const glance = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial' });
  return {
    page,
    open,
    glance,
    async show(storyId, mode) {
      if (shown === nameOf(storyId, mode)) return;
      if (spoken !== mode.language) return open(storyId, mode);
      await page.evaluate(settle, {
        storyId,
        longest: longestStory,
        globals: { theme: mode.theme, language: mode.language },
      });
      shown = nameOf(storyId, mode);
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
