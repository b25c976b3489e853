import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { serveMedia } from '../src/modules/live/live-sessions/index.ts';
import { createMedia, encoderLimits, type Media } from '../src/platform/media/index.ts';
import { createPusher } from './rtmp-pusher.ts';
import { silentLog } from './test-database.ts';

/*
 * Does the media server keep its memory while fifty viewers come and go, some too slow to keep up, and the
 * encoder drops and returns? `node server/test/media-soak.ts [seconds]`; 600 by default, 30 for a short look.
 * Viewers and encoder live in processes of their own, so that what is measured is the server alone.
 */

const [, file = '', role = ''] = process.argv;
const film = fileURLToPath(new URL('../src/demo/film/film.flv', import.meta.url));
const stream = 'soak';
const viewersAtOnce = 50;
/** Times as fast as the film plays: about 1.5 Mbit/s, so that slow readers fall behind within a minute. */
const pace = 3;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const between = (from: number, to: number): number => from + Math.random() * (to - from);
const mebibyte = 1_048_576;

/** What one visit saw: a stream, nothing on air, something that is neither, or no answer before it left. */
type SoakOutcome = 'played' | 'offline' | 'broken' | 'left';
const none: Readonly<Record<SoakOutcome, number>> = { played: 0, offline: 0, broken: 0, left: 0 };

function visit(port: number, ms: number, isSlow: boolean): Promise<SoakOutcome> {
  return new Promise((resolve) => {
    let seen: SoakOutcome = 'left';
    const request = get({ port, path: `/flv/${stream}.flv`, agent: false }, (response) => {
      if (response.statusCode !== 200) seen = response.statusCode === 404 ? 'offline' : 'broken';
      response.once('data', (first: Buffer) => {
        if (seen === 'left') seen = first.toString('latin1', 0, 3) === 'FLV' ? 'played' : 'broken';
      });
      // A phone on a bad line: the socket fills up, and the server must let go of it.
      response.on('data', () => isSlow && response.pause());
      response.on('close', () => resolve(seen));
    });
    request.on('error', () => resolve(seen === 'left' ? 'broken' : seen));
    setTimeout(() => {
      // One who stopped reading never learns that the answer is over.
      resolve(seen);
      request.destroy();
    }, ms);
  });
}

async function runViewers(port: number): Promise<void> {
  const seen = { ...none };
  let isOver = false;
  process.on('message', () => {
    isOver = true;
  });
  const viewer = async (): Promise<void> => {
    while (!isOver) {
      const isSlow = Math.random() < 0.06;
      seen[await visit(port, isSlow ? between(1_000, 120_000) : between(500, 8_000), isSlow)] += 1;
      await sleep(between(10, 300));
    }
  };
  await Promise.all(Array.from({ length: viewersAtOnce }, viewer));
  process.send?.(seen);
  process.disconnect();
}

/** Pushes, drops without a word every minute or so, tries a wrong key, and returns. */
async function runEncoder(port: number): Promise<void> {
  const bytes = readFileSync(film);
  const url = `rtmp://127.0.0.1:${port}/live`;
  let isOver = false;
  process.on('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const wrong = await createPusher({ url, key: `${stream}?key=wrong`, film: bytes });
    wrong.stop();
    const pusher = await createPusher({ url, key: `${stream}?key=good`, film: bytes, pace });
    for (let left = between(45, 75); left > 0 && !isOver; left -= 0.5) await sleep(500);
    pusher.stop();
    await sleep(400);
  }
  process.disconnect();
}

interface Sample {
  /** Seconds since the start. */
  readonly at: number;
  readonly heap: number;
  readonly buffers: number;
  readonly rss: number;
}

/** Growth per minute in MiB, by least squares. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, size] = [mean(samples.map((sample) => sample.at)), mean(samples.map(of))];
  const above = samples.reduce((sum, sample) => sum + (sample.at - at) * (of(sample) - size), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return (above / below / mebibyte) * 60;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
  });

async function measure(seconds: number): Promise<boolean> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const media = createMedia({ port: 0, host: '127.0.0.1', limits: encoderLimits, tiers: 0, log: silentLog });
  let began = 0;
  media.setHandlers({
    authorise: async (_stream, key) => (key === 'good' ? { ok: true } : { ok: false, reason: 'wrong_key' }),
    onMisaddressed: async () => {},
    onPublish: async () => void (began += 1),
    onUnpublish: async () => {},
  });
  await media.listen();
  const http = Fastify();
  let cut = 0;
  const counted: Media = {
    ...media,
    play(name, sink) {
      const end = (reason: 'over' | 'slow'): void => {
        if (reason === 'slow') cut += 1;
        sink.end(reason);
      };
      return media.play(name, { ...sink, end });
    },
  };
  const playbacks = { add: () => () => {} };
  serveMedia(http, { admits: async () => true, playbacks }, counted);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;

  const encoder = fork(file, ['encoder', String(media.port())]);
  const viewers = fork(file, ['viewers', String(port)]);
  let seen = none;
  viewers.on('message', (counts) => {
    seen = counts as Record<SoakOutcome, number>;
  });

  const samples: Sample[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1_000) {
    await sleep(seconds < 120 ? 1_000 : 5_000);
    collect();
    const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
    samples.push({ at: (performance.now() - start) / 1_000, heap: heapUsed, buffers: arrayBuffers, rss });
  }
  encoder.send('over');
  viewers.send('over');
  await Promise.all([ended(encoder), ended(viewers)]);
  await http.close();
  await media.close();

  // The first third warms caches up.
  const steady = samples.slice(Math.floor(samples.length / 3));
  const heap = slope(steady, (sample) => sample.heap);
  const buffers = slope(steady, (sample) => sample.buffers);
  const rss = slope(steady, (sample) => sample.rss);
  const last = samples.at(-1);
  // A short look is mostly noise: there only a leak that could be felt within minutes shows.
  const most = seconds < 120 ? { heap: 8, buffers: 24, rss: 60 } : { heap: 0.3, buffers: 1, rss: 3 };
  const mib = (bytes = 0): string => (bytes / mebibyte).toFixed(1);
  say(
    `media soak ${seconds} s: ${seen.played} visits played, ${seen.offline} found nothing on air, ` +
      `${seen.left} left before an answer, ${seen.broken} broken, ${cut} too slow and cut, ${began} pushes`,
  );
  say(
    `  now ${mib(last?.heap)} MiB heap, ${mib(last?.buffers)} buffers, ${mib(last?.rss)} rss; ` +
      `per minute ${heap.toFixed(2)} heap, ${buffers.toFixed(2)} buffers, ${rss.toFixed(2)} rss`,
  );
  const isBounded = heap < most.heap && buffers < most.buffers && rss < most.rss;
  const isServed = seen.played > seconds && seen.broken <= seen.played * 0.02 && began > seconds / 100;
  const isCut = cut > 0 || seconds < 300;
  const isLeft = media.viewers(stream) > 0 || media.isPublishing(stream);
  return isBounded && isServed && isCut && !isLeft;
}

if (role === 'viewers') await runViewers(Number(process.argv[3]));
else if (role === 'encoder') await runEncoder(Number(process.argv[3]));
else {
  const isGood = await measure(Number(role || 600));
  say(`  ${isGood ? 'PASS' : 'FAIL'}`);
  process.exitCode = isGood ? 0 : 1;
}
