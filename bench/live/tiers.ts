import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { median, say } from '../money/judge.ts';
import { openFor, pictureMoves, roomPath, withBrowser } from './browser.ts';
import type { ReadingWindow } from './clocked-picture.ts';
import type { LiveGoal } from './judge.ts';
import { withFilm } from './stack.ts';

const blackWithinMs = 1_000;
/** Longest wait for a tier, which the player bounds at 15 s. ms. */
const longestMs = 18_000;
/** A tier ends five seconds after the last who watched it: each round begins it anew. ms. */
const betweenMs = 7_000;

/** What was seen of one change, ms. */
interface TierChange {
  /** From the press to the other tier; not a number when it did not come. */
  readonly came: number;
  /** The longest time without a picture, and the longest time in which the picture stood. */
  readonly black: number;
  readonly stood: number;
}

interface WatchingWindow extends ReadingWindow {
  change: { from: number; came: number; black: number; stood: number } | null;
}

/** Looks at each frame of the page from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = window as unknown as WatchingWindow;
    const { reader } = here;
    const first = reader.seen();
    let [last, picturedAt, movedAt] = [-1, performance.now(), performance.now()];
    const change = { from: 0, came: 0, black: 0, stood: 0 };
    here.change = change;
    document.addEventListener('click', () => (change.from = performance.now()), {
      capture: true,
      once: true,
    });
    const look = () => {
      if (here.change !== change) return;
      const now = performance.now();
      const video = reader.seen();
      const clock = video && reader.clock(video);
      change.black = Math.max(change.black, now - picturedAt);
      change.stood = Math.max(change.stood, now - movedAt);
      if (clock !== null) picturedAt = now;
      if (clock !== null && clock !== last) movedAt = now;
      last = clock ?? last;
      if (video !== first && change.came === 0) change.came = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Chooses a tier as a viewer does. @param name as the player calls it */
async function change(page: Page, name: string): Promise<TierChange> {
  const stage = page.locator('[data-stage]');
  await stage.hover();
  await page.getByRole('button', { name: /^Picture quality: / }).click();
  await watch(page);
  await page.getByRole('radio', { name, exact: true }).click();
  await page
    .waitForFunction(() => ((window as unknown as WatchingWindow).change?.came ?? 0) > 0, null, {
      timeout: longestMs,
    })
    .catch(() => {});
  // What follows the change is looked at too.
  await pause(2_000);
  return page.evaluate(() => {
    const here = window as unknown as WatchingWindow;
    const { from = 0, came = 0, black = 0, stood = 0 } = here.change ?? {};
    here.change = null;
    return { came: came === 0 ? Number.NaN : came - from, black, stood };
  });
}

/** K27: changing the tier, to one that must be encoded first and back, while somebody watches. */
export const benchTiers = (rounds: number): Promise<LiveGoal[]> =>
  withFilm(async (stack) => {
    const [viewer = ''] = await stack.members(1);
    const seen: Record<'down' | 'up', TierChange[]> = { down: [], up: [] };
    await withBrowser(async (browser) => {
      const { page } = await openFor(browser, stack.url, viewer);
      await page.goto(roomPath(stack));
      await pictureMoves(page);
      await pause(2_000);
      for (let round = 0; round < rounds; round += 1) {
        seen.down.push(await change(page, 'Standard'));
        seen.up.push(await change(page, 'Original'));
        await pause(betweenMs);
      }
    });
    const all = [...seen.down, ...seen.up];
    const ms = (changes: readonly TierChange[]): string =>
      changes.map(({ came }) => (Number.isNaN(came) ? 'never' : Math.round(came))).join(', ');
    say(`  standard came after ${ms(seen.down)} ms, the original after ${ms(seen.up)} ms`);
    say(
      `  the picture stood for ${Math.round(median(all.map(({ stood }) => stood)))} ms at the median, ` +
        `${Math.round(Math.max(...all.map(({ stood }) => stood)))} ms at most`,
    );
    return [
      {
        name: 'black while the tier changes, at most',
        seen: Math.max(...all.map(({ black }) => black)),
        atMost: blackWithinMs,
        unit: 'ms',
        of: `${all.length} changes`,
      },
      {
        name: 'tiers that did not come',
        seen: all.filter(({ came }) => Number.isNaN(came)).length,
        atMost: 0,
      },
    ];
  });
