import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { median } from './pages.ts';

/*
 * npm run bench:storybook [-- --rounds 3 --only welcome]: from the command to a page that a designer can use, in seconds, by a browser
 * that is open already and asks again until somebody answers. `first` is without anything Vite keeps, as after `npm ci`;
 * `again` is every later start. Issue E asks for 10 s on a quiet machine; on a busy one compare the seconds of CPU that
 * the command has taken by then (Linux only), which others change less.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const root = join(import.meta.dirname, '../..');
const kept = join(root, 'node_modules/.cache/storybook');
const endsMs = 120_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is opened, and what stands in the frame of the page once it is drawn. */
const pages = {
  welcome: { path: '/', drawn: '#storybook-docs h1' },
  story: { path: '/?path=/story/primitives-button--all-states', drawn: '#storybook-root button' },
} as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Goes to an address as soon as somebody answers there. */
async function open(page: Page, url: string, until: number): Promise<void> {
  for (;;) {
    const isThere = await page.goto(url).then(
      (answer) => answer?.ok() === true,
      () => false,
    );
    if (isThere) return;
    if (performance.now() > until) throw new Error('Storybook did not start');
    await pause(50);
  }
}

/** Hundredths of a second of CPU, as Linux counts them; what has ended is counted by who waited for it. */
async function cpuOf(group: number): Promise<number> {
  const processes = await readdir('/proc').catch(() => []);
  const ticks = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        // After the name of the program, which may hold blanks: state, parent, group ... utime, stime, cutime, cstime.
        const fields = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        return fields[2] === group ? fields.slice(11, 15).reduce((sum, one) => sum + one, 0) : 0;
      }),
  );
  return ticks.reduce((sum, one) => sum + one, 0);
}

interface Started {
  /** Seconds from the command until the page was drawn. */
  readonly passed: number;
  /** Seconds of CPU of the command by then. */
  readonly cpu: number;
}

async function start(page: Page, { path, drawn }: (typeof pages)[keyof typeof pages]): Promise<Started> {
  const port = await freePort();
  const from = performance.now();
  const command = spawn('npm', ['run', 'storybook', '--', '-p', String(port), '--ci', '--quiet'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  const gone = once(command, 'exit');
  try {
    await open(page, `http://localhost:${port}${path}`, from + endsMs);
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator(drawn)
      .first()
      .waitFor({ state: 'visible', timeout: endsMs });
    const passed = (performance.now() - from) / 1_000;
    return { passed, cpu: (await cpuOf(command.pid ?? 0)) / 100 };
  } finally {
    // The whole group: npm, its shell and Storybook.
    if (command.pid !== undefined) process.kill(-command.pid, 'SIGTERM');
    await gone;
  }
}

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findBrowser(), args: sandbox });
for (const [name, opened] of Object.entries(pages)) {
  if (values.only !== undefined && values.only !== name) continue;
  const starts: Record<'first' | 'again', Started[]> = { first: [], again: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await rm(kept, { recursive: true, force: true });
    for (const which of ['first', 'again'] as const) {
      const page = await browser.newPage();
      starts[which].push(await start(page, opened));
      await page.close();
    }
  }
  for (const which of ['first', 'again'] as const) {
    const passed = starts[which].map((one) => one.passed);
    const each = passed.map((one) => one.toFixed(1)).join(', ');
    const cpu = median(starts[which].map((one) => one.cpu)).toFixed(1);
    say(`${name.padEnd(8)} ${which.padEnd(6)} ${median(passed).toFixed(1)} s (${each}), ${cpu} s of CPU`);
  }
}
await browser.close();
