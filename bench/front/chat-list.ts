import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { buildVariant } from './build.ts';
import { judge, ratio } from './judge.ts';
import { visit } from './pages.ts';

/*
 * npm run bench:chat-list [-- --rounds 3]: MessageList with 10,000 messages beside the floor of 40 rows, plain React
 * (1,000), tanstack's bare list and stream-chat-react, goals G1 to G3; and the same with every kind of message mixed in
 * beside the last 40 of those rows alone.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const counts: Readonly<Record<string, number>> = {
  floor: 10_000,
  ours: 10_000,
  tanstack: 10_000,
  plain: 1_000,
  stream: 1_000,
  'floor-mixed': 10_000,
  'ours-mixed': 10_000,
};
const names = Object.keys(counts);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say('building the variants ...');
for (const name of names) await buildVariant('chat', name);

interface Scrolled {
  dropped: number;
  blank: number;
  longMs: number;
}
type ChatListBench = {
  bench: {
    mount(n: number): Promise<number>;
    follow(n: number): Promise<{ mean: number; p99: number }>;
    scroll(frames: number, step: number): Promise<Scrolled>;
    nodes(): number;
  };
};
const measure = async (page: Page, devtools: CDPSession, name: string): Promise<Record<string, number>> => {
  const painted = await page.evaluate(
    (n) => (window as unknown as ChatListBench).bench.mount(n),
    counts[name] ?? 0,
  );
  const nodes = await page.evaluate(() => (window as unknown as ChatListBench).bench.nodes());
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const follow = await page.evaluate(() => (window as unknown as ChatListBench).bench.follow(200));
  const wheel = await page.evaluate(() => (window as unknown as ChatListBench).bench.scroll(150, 120));
  const fling = await page.evaluate(() => (window as unknown as ChatListBench).bench.scroll(150, 0));
  return {
    painted,
    nodes,
    heap: usedSize / 1_048_576,
    follow: follow.mean,
    p99: follow.p99,
    wheelBad: wheel.dropped + wheel.blank,
    flingBad: fling.dropped + fling.blank,
    longMs: wheel.longMs + fling.longMs,
  };
};
const of = await visit({ kind: 'chat', names, rounds: Number(values.rounds), measure });

const columns = ['painted', 'follow', 'p99', 'wheelBad', 'flingBad', 'longMs', 'nodes', 'heap'];
say(`\n${''.padEnd(18)}${columns.map((name) => name.padStart(10)).join('')}`);
for (const name of names) {
  const figures = columns.map((figure) => of(name, figure).toFixed(2).padStart(10));
  say(`${`${name} ${counts[name]}`.padEnd(18)}${figures.join('')}`);
}
say('');
const holds = judge([
  ratio('G1 first paint / floor', of('ours', 'painted'), of('floor', 'painted'), 1.25),
  ratio('G1 first paint / tanstack', of('ours', 'painted'), of('tanstack', 'painted'), 0.75),
  ratio('G2 follow / floor', of('ours', 'follow'), of('floor', 'follow'), 1.1),
  ratio('G2 follow / plain of 1,000', of('ours', 'follow'), of('plain', 'follow'), 1 / 2.5),
  ratio('G2 follow / stream of 1,000', of('ours', 'follow'), of('stream', 'follow'), 1 / 10),
  { name: 'G2 follow, 99th percentile, ms', value: of('ours', 'p99'), atMost: 2 },
  { name: 'G3 bad frames at 120 px a frame', value: of('ours', 'wheelBad'), atMost: 0 },
  { name: 'G3 bad frames at a fling', value: of('ours', 'flingBad'), atMost: 0 },
  { name: 'G3 ms in long tasks', value: of('ours', 'longMs'), atMost: 0 },
  { name: 'G3 nodes', value: of('ours', 'nodes'), atMost: 150 },
  { name: 'G3 heap over the floor, MB', value: of('ours', 'heap') - of('floor', 'heap'), atMost: 0.6 },
  ratio('G1 every kind, first paint / floor', of('ours-mixed', 'painted'), of('floor-mixed', 'painted'), 1.5),
  { name: 'G3 every kind, bad frames at 120 px a frame', value: of('ours-mixed', 'wheelBad'), atMost: 0 },
  { name: 'G3 every kind, bad frames at a fling', value: of('ours-mixed', 'flingBad'), atMost: 0 },
  { name: 'G3 every kind, ms in long tasks', value: of('ours-mixed', 'longMs'), atMost: 0 },
]);
process.exitCode = holds ? 0 : 1;
