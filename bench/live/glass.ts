import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median, quantile, say } from '../money/judge.ts';
import { openFor, pictureMoves, roomPath, withBrowser } from './browser.ts';
import { clockTurns, type ReadingWindow } from './clocked-picture.ts';
import { pushClock } from './encoder.ts';
import type { LiveGoal } from './judge.ts';
import { withPeer, type Peer } from './peers/node-media-server.ts';
import { withStack, type Stack } from './stack.ts';

/** From opening a stream until it is looked at, and for how long, ms. */
const settleMs = 8_000;
const lookMs = 3_000;

const mpegts = createRequire(import.meta.url).resolve('mpegts.js/dist/mpegts.js');

/** How old pictures are when they are shown, ms. */
async function agesIn(page: Page): Promise<number[]> {
  return page.evaluate(
    ([ms, turns]) =>
      new Promise<number[]>((resolve) => {
        const { reader } = window as unknown as ReadingWindow;
        const video = reader.seen();
        const ages: number[] = [];
        const until = performance.now() + ms;
        const look = () => {
          if (!video || performance.now() > until) {
            resolve(ages);
            return;
          }
          const clock = reader.clock(video);
          if (clock !== null) ages.push((Date.now() - clock + turns) % turns);
          video.requestVideoFrameCallback(look);
        };
        look();
        // A picture that stands calls nobody.
        setTimeout(() => resolve(ages), ms + 500);
      }),
    [lookMs, clockTurns] as const,
  );
}

/** A player that opens its stream anew and is looked at. */
interface Player {
  readonly page: Page;
  /** Resolves when it has begun to. */
  readonly open: () => Promise<unknown>;
  /** It is not to take the machine while another is looked at. */
  readonly rest: () => Promise<unknown>;
}

async function openRoom(browser: Browser, stack: Stack, token: string): Promise<Player> {
  const { page } = await openFor(browser, stack.url, token);
  await page.goto(roomPath(stack));
  await pictureMoves(page);
  return { page, open: () => page.keyboard.press('r'), rest: () => page.keyboard.press(' ') };
}

interface PeerWindow {
  mpegts: {
    createPlayer(
      source: object,
      config: object,
    ): { attachMediaElement(video: Element): void; load(): void; play(): Promise<void>; destroy(): void };
  };
  close(): void;
}

/** mpegts.js alone, told that it plays live, as its guide says. @param config more of its settings */
async function openMpegts(browser: Browser, peer: Peer, config: object): Promise<Player> {
  const { page } = await openFor(browser, `http://127.0.0.1:${peer.port}`, '');
  await page.goto(peer.playerPath);
  await page.addScriptTag({ path: mpegts });
  const open = () =>
    page.evaluate(
      ([address, more]) => {
        const peer = window as unknown as PeerWindow;
        const video = document.querySelector('video');
        if (!video) return;
        const player = peer.mpegts.createPlayer(
          { type: 'flv', isLive: true, url: new URL(address, location.href).href },
          more,
        );
        player.attachMediaElement(video);
        player.load();
        void player.play();
        peer.close = () => player.destroy();
      },
      [peer.path, config] as const,
    );
  return { page, open, rest: () => page.evaluate(() => (window as unknown as PeerWindow).close()) };
}

const peerConfig = { enableStashBuffer: false, lazyLoad: false };

/**
 * G22: from the encoder's eye to the viewer's, by a clock in the picture: our server and the room, beside node-media-server with
 * mpegts.js alone. One encoder pushes the same bytes to both, and players open their stream at the same places between two key
 * frames, since where they begin is where they stay.
 */
export const benchGlass = (rounds: number): Promise<LiveGoal[]> =>
  withStack((stack) =>
    withPeer(stack.folder, async (peer) => {
      const encoder = pushClock([stack.pushUrl, peer.pushUrl]);
      try {
        await stack.onAir();
        const [viewer = ''] = await stack.members(1);
        const ages = await withBrowser(async (browser) => {
          const players: Readonly<Record<string, Player>> = {
            ours: await openRoom(browser, stack, viewer),
            mpegts: await openMpegts(browser, peer, peerConfig),
            chasing: await openMpegts(browser, peer, { ...peerConfig, liveBufferLatencyChasing: true }),
          };
          await players['ours']?.rest();
          const seen = new Map<string, number[][]>();
          for (let round = 0; round < rounds; round += 1)
            for (const [name, { page, open, rest }] of Object.entries(players)) {
              await encoder.atPhase(round / rounds);
              await page.bringToFront();
              await open();
              await pause(settleMs);
              seen.set(name, [...(seen.get(name) ?? []), await agesIn(page)]);
              await rest();
            }
          return seen;
        });
        const of = (name: string): readonly number[] => (ages.get(name) ?? []).map(median);
        const words = {
          ours: 'ours',
          mpegts: 'node-media-server, mpegts.js',
          chasing: 'the same, told to chase',
        };
        for (const [name, label] of Object.entries(words)) {
          const all = (ages.get(name) ?? []).flat();
          say(
            `  glass to glass, ${label}: ${median(of(name))} ms (${of(name).join(', ')}), ` +
              `nine of ten pictures within ${quantile(all, 0.9)} ms`,
          );
        }
        return [
          {
            name: 'G22 glass to glass, beside node-media-server with mpegts.js alone',
            seen: median(of('ours')) / median(of('mpegts')),
            atMost: 1.1,
            of: `${median(of('ours'))} ms against ${median(of('mpegts'))}`,
          },
        ];
      } finally {
        await encoder.stop();
      }
    }),
  );
