import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median, say } from '../money/judge.ts';
import { openFor, roomPath, withBrowser } from './browser.ts';
import type { ReadingWindow } from './clocked-picture.ts';
import type { LiveGoal } from './judge.ts';
import { withFilm, type Stack } from './stack.ts';

const withinMs = 1_500;
/** Longest wait for a first picture, ms. */
const longestMs = 20_000;

/** Moments of one entering, ms of the page's clock; 0 until they come. */
interface Moments {
  /** The member pressed the way into the room; 0 for who came by its address. */
  pressed: number;
  /** The page asked for the stream, the video had a picture, and nothing lay over it any more. */
  asked: number;
  decoded: number;
  seen: number;
}
interface EnteringWindow extends ReadingWindow {
  moments: Moments;
}

/** Runs in the page, before its own scripts. @param room path of the page that is entered */
function installWatch(room: string): void {
  const moments: Moments = { pressed: 0, asked: 0, decoded: 0, seen: 0 };
  const { reader } = window as unknown as ReadingWindow;
  Object.assign(window, { moments });
  document.addEventListener('click', () => (moments.pressed = performance.now()), true);
  const ask = window.fetch;
  window.fetch = (...given) => {
    const [first] = given;
    const address = first instanceof Request ? first.url : String(first);
    if (address.includes('/flv/')) moments.asked ||= performance.now();
    return ask(...given);
  };
  /** Whether something that is not clear lies over the picture, as the curtain of a stage does. */
  const isCovered = (video: HTMLVideoElement): boolean => {
    const stage = video.closest('[data-stage]');
    const size = stage?.clientWidth ?? 0;
    return [...(stage?.children ?? [])].some(
      (over) =>
        !over.contains(video) &&
        over.clientWidth >= size / 2 &&
        getComputedStyle(over).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
  };
  const look = () => {
    // The homepage may show a picture of its own.
    const video = location.pathname === room ? reader.seen() : null;
    if (video && reader.clock(video) !== null) {
      moments.decoded ||= performance.now();
      if (!isCovered(video)) {
        moments.seen = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const momentsOf = async (page: Page): Promise<Moments> => {
  await page.waitForFunction(() => (window as unknown as EnteringWindow).moments.seen > 0, null, {
    timeout: longestMs,
  });
  return page.evaluate(() => (window as unknown as EnteringWindow).moments);
};

async function enter(
  browser: Browser,
  stack: Stack,
  token: string,
  go: (page: Page) => Promise<unknown>,
): Promise<Moments> {
  const { context, page } = await openFor(browser, stack.url, token);
  await context.addInitScript(installWatch, '/pindao/pdLive');
  try {
    await go(page);
    return await momentsOf(page);
  } finally {
    await context.close();
  }
}

/** From the homepage, as most come: what it has loaded is there. */
async function fromHomepage(page: Page, { liveId }: Stack): Promise<void> {
  await page.goto('/hljw/homepage');
  const door = page.locator(`a[href*="/pindao/pdLive?live_id=${liveId}"]`).first();
  await door.waitFor();
  // A member looks before they press.
  await pause(1_000);
  await door.click();
}

/** The first picture after entering a room: from the homepage, and by its address in a browser that has seen nothing yet. */
export const benchEntering = (rounds: number): Promise<LiveGoal[]> =>
  withFilm(async (stack) => {
    const [viewer = ''] = await stack.members(1);
    const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
      'from the homepage': (page) => fromHomepage(page, stack),
      'by its address, nothing cached': (page) => page.goto(roomPath(stack), { waitUntil: 'commit' }),
    };
    const came = new Map<string, Moments[]>();
    await withBrowser(async (browser) => {
      for (let round = 0; round < rounds; round += 1)
        for (const [way, go] of Object.entries(ways))
          came.set(way, [...(came.get(way) ?? []), await enter(browser, stack, viewer, go)]);
    });
    return Object.keys(ways).map((way) => {
      const all = came.get(way) ?? [];
      const after = (of: (moments: Moments) => number): number =>
        Math.round(median(all.map((moments) => of(moments) - moments.pressed)));
      say(
        `  ${way}: stream asked for after ${after(({ asked }) => asked)} ms, picture there after ` +
          `${after(({ decoded }) => decoded)}, seen after ${after(({ seen }) => seen)} ` +
          `(${all.map(({ seen, pressed }) => Math.round(seen - pressed)).join(', ')})`,
      );
      return { name: `first picture ${way}`, seen: after(({ seen }) => seen), atMost: withinMs, unit: 'ms' };
    });
  });
