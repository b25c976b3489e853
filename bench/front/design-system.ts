import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { buildVariant } from './build.ts';
import { judge, ratio } from './judge.ts';
import { visit } from './pages.ts';

/*
 * npm run bench:design-system [-- --rounds 3]: our cells beside plain CSS, MUI, antd, Mantine and Radix Themes, all in
 * one run; then what one screen of ours weighs. Goals G5 to G8.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const cells = 2_000;
const names = ['plain', 'ours', 'rows', 'mui', 'mui-vars', 'antd', 'mantine', 'radix'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say('building the variants ...');
for (const name of names) await buildVariant('cells', name);
const bare = await buildVariant('screen', 'react-only');
const screen = await buildVariant('screen', 'ours');

type DesignSystemBench = {
  bench: {
    cold(n: number): Promise<Record<string, number>>;
    warm(n: number, times: number): Promise<Record<string, number>>;
  };
};
const measure = async (page: Page): Promise<Record<string, number>> => {
  const cold = await page.evaluate((n) => (window as unknown as DesignSystemBench).bench.cold(n), cells);
  await page.reload();
  await page.waitForFunction(() => 'bench' in window);
  const warm = await page.evaluate((n) => (window as unknown as DesignSystemBench).bench.warm(n, 7), cells);
  return { ...cold, ...warm };
};
const of = await visit({ kind: 'cells', names, rounds: Number(values.rounds), measure });

say(
  `\n${'2,000 cells, ms'.padEnd(12)}${['mount', 'render', 'coldMount', 'theme'].map((name) => name.padStart(11)).join('')}`,
);
for (const name of names) {
  if (of(name, 'switched') !== 1) say(`${name}: its theme did not change`);
  const figures = ['mount', 'render', 'coldMount', 'theme'].map((figure) =>
    of(name, figure).toFixed(1).padStart(11),
  );
  say(`${name.padEnd(15)}${figures.join('')}`);
}
say('');
const kib = (bytes: number): number => bytes / 1024;
const bestTheme = Math.min(
  ...['mui-vars', 'mui', 'antd', 'mantine', 'radix'].map((name) => of(name, 'theme')),
);
const holds = judge([
  ratio('G5 mount of hot rows / plain', of('rows', 'mount'), of('plain', 'mount'), 1.1),
  ratio('G5 mount of our parts / MUI', of('ours', 'mount'), of('mui', 'mount'), 0.35),
  ratio('G5 mount of our parts / antd', of('ours', 'mount'), of('antd', 'mount'), 0.25),
  ratio('G6 render of hot rows / plain', of('rows', 'render'), of('plain', 'render'), 1.3),
  ratio('G6 render of our parts / plain', of('ours', 'render'), of('plain', 'render'), 2.7),
  ratio('G6 render of our parts / Radix', of('ours', 'render'), of('radix', 'render'), 1),
  ratio('G6 render of hot rows / MUI', of('rows', 'render'), of('mui', 'render'), 1 / 15),
  ratio('G7 first theme switch / plain', of('ours', 'theme'), of('plain', 'theme'), 1.2),
  ratio('G7 first theme switch / best peer', of('ours', 'theme'), bestTheme, 1 / 1.8),
  {
    name: 'G8 screen over React alone, KiB gzip',
    value: kib(screen.js + screen.css - bare.js - bare.css),
    atMost: 30,
  },
  { name: 'G8 styles of the screen, KiB gzip', value: kib(screen.css), atMost: 8 },
]);
process.exitCode = holds ? 0 : 1;
