import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { createCaller } from '../../server/test/reliability/raw-client.ts';
import { atPace } from '../money/drive.ts';
import { say } from '../money/judge.ts';
import { openFor, pictureMoves, roomPath, withBrowser } from './browser.ts';
import type { LiveGoal } from './judge.ts';
import { withFilm } from './stack.ts';

const rate = 200;
/** Each writes one comment a second. */
const writers = rate;
/** What a page does first is not counted, ms. */
const settleMs = 5_000;
const framesASecond = 60;

const words = ['金叉', 'well told', 'ครูสอนดีมาก', 'where is the support?', '量价背离', 'xin chào cả lớp'];
const comment = (n: number): string => `${words[n % words.length]} ${n}${'.'.repeat(n % 12)}`;

/** What a page counts of itself. */
interface BarrageSample {
  /** Frames that the page drew. */
  frames: number;
  /** Of each task above 50 ms, ms. */
  longTasks: number[];
  /** Comments that took off. */
  flown: number;
}
interface CountingWindow {
  seen: BarrageSample;
}

/** Runs in the page, before its own scripts. */
function installCounters(): void {
  const seen: BarrageSample = { frames: 0, longTasks: [], flown: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  const draw = () => {
    seen.frames += 1;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  const fly = Element.prototype.animate;
  Element.prototype.animate = function animate(...given) {
    seen.flown += 1;
    return fly.apply(this, given);
  };
  // Over the whole picture, as dense as they may be.
  localStorage.setItem('barrage', JSON.stringify({ isOn: true, area: 100, density: 'dense', opacity: 1 }));
}

/** What some seconds of a room cost its page. */
interface Cost {
  readonly longTasks: readonly number[];
  /** Parts of the frames that were due and did not come: of the page, and of the picture. */
  readonly pageDropped: number;
  readonly pictureDropped: number;
  /** Part of the time in which the main thread was busy. */
  readonly busy: number;
  readonly flown: number;
}

async function look(page: Page, devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const seen = await page.evaluate(() => {
    const { frames, longTasks, flown } = (window as unknown as CountingWindow).seen;
    const quality = document.querySelector('video')?.getVideoPlaybackQuality();
    return {
      at: performance.now(),
      frames,
      longTasks,
      flown,
      shown: quality?.totalVideoFrames ?? 0,
      dropped: quality?.droppedVideoFrames ?? 0,
    };
  });
  return { ...seen, busy };
}

async function costOf(page: Page, devtools: CDPSession, during: () => Promise<unknown>): Promise<Cost> {
  const before = await look(page, devtools);
  await during();
  const after = await look(page, devtools);
  const passed = (after.at - before.at) / 1_000;
  return {
    longTasks: after.longTasks.slice(before.longTasks.length),
    pageDropped: Math.max(0, 1 - (after.frames - before.frames) / passed / framesASecond),
    pictureDropped: (after.dropped - before.dropped) / (after.shown - before.shown),
    busy: (after.busy - before.busy) / passed,
    flown: after.flown - before.flown,
  };
}

const percent = (part: number): number => part * 100;
const percentText = (part: number): string => `${percent(part).toFixed(1)} %`;

/**
 * G18: 200 comments a second over a playing picture, each written by a member and paid by them, in the real room; beside it the
 * same room while nobody writes.
 */
export const benchBarrage = (seconds: number): Promise<LiveGoal[]> =>
  withFilm(async (stack) => {
    const [viewer = '', ...tokens] = await stack.members(writers + 1, 10_000);
    const caller = createCaller(stack.port, 16);
    let refused = '';
    const write = async (n: number): Promise<void> => {
      const given = { live_id: stack.liveId, text: comment(n), request_id: `b${n}` };
      const { code, msg_key } = await caller.call('gifts.barrage', given, tokens[n % writers] ?? '');
      if (code !== 200) refused = msg_key;
    };
    try {
      const { quiet, storm } = await withBrowser(async (browser) => {
        const { context, page } = await openFor(browser, stack.url, viewer);
        await context.addInitScript(installCounters);
        const devtools = await context.newCDPSession(page);
        await devtools.send('Performance.enable');
        await page.goto(roomPath(stack));
        await pictureMoves(page);
        await pause(settleMs);
        const ofQuiet = await costOf(page, devtools, () => pause((seconds / 2) * 1_000));
        const ofStorm = await costOf(page, devtools, () => atPace(rate, seconds, write));
        return { quiet: ofQuiet, storm: ofStorm };
      });
      if (refused !== '') throw new Error(`a comment was refused: ${refused}`);
      if (storm.flown === 0) throw new Error('no comment flew');
      say(
        `  ${rate} comments a second for ${seconds} s, ${Math.round(storm.flown / seconds)} a second found a lane`,
      );
      if (storm.longTasks.length > 0) say(`  long tasks, ms: ${storm.longTasks.join(', ')}`);
      const beside = (of: (cost: Cost) => number): string => `${percentText(of(quiet))} while nobody writes`;
      return [
        {
          name: 'G18 long tasks under 200 barrages a second',
          seen: storm.longTasks.length,
          atMost: 0,
          of: `${quiet.longTasks.length} while nobody writes`,
        },
        {
          name: 'G18 frames of the picture dropped',
          seen: percent(storm.pictureDropped),
          atMost: 1,
          unit: '%',
          of: beside(({ pictureDropped }) => pictureDropped),
        },
        {
          name: 'G18 frames of the page dropped',
          seen: percent(storm.pageDropped),
          atMost: 1,
          unit: '%',
          of: beside(({ pageDropped }) => pageDropped),
        },
        {
          name: 'G18 main thread busy',
          seen: percent(storm.busy),
          atMost: 25,
          unit: '%',
          of: beside(({ busy }) => busy),
        },
      ];
    } finally {
      caller.end();
    }
  });
