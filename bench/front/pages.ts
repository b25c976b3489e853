import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { distFolder } from './build.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(distFolder, path.endsWith('/') ? `${path}index.html` : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise<{ url: string; close(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

export interface BenchVisit {
  readonly kind: string;
  readonly names: readonly string[];
  readonly rounds: number;
  /** Measures one page: figures by name. */
  readonly measure: (
    page: Page,
    devtools: CDPSession,
    name: string,
  ) => Promise<Readonly<Record<string, number>>>;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Opens every variant once a round, each in a fresh page, so that a slow moment of the machine meets all of them.
 * @returns the median of each figure by variant
 */
export async function visit({ kind, names, rounds, measure }: BenchVisit) {
  const served = await serve();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...sandbox, '--disable-gpu', '--js-flags=--expose-gc'],
  });
  const figures = new Map<string, Map<string, number[]>>(names.map((name) => [name, new Map()]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await page.goto(`${served.url}/${kind}/${name}/`);
        await page.waitForFunction(() => 'bench' in window);
        // A peer that breaks is named and has no figures; the others are still measured.
        const measured = await measure(page, devtools, name).catch((error: unknown) => {
          process.stdout.write(`  ${name} broke: ${String(error).split('\n')[0]}\n`);
          return {};
        });
        for (const [figure, value] of Object.entries(measured)) {
          const all = figures.get(name);
          all?.set(figure, [...(all.get(figure) ?? []), value]);
        }
        await context.close().catch(() => {});
      }
      process.stdout.write(`  round ${round + 1}/${rounds}\n`);
    }
  } finally {
    await browser.close();
    served.close();
  }
  return (name: string, figure: string): number => median(figures.get(name)?.get(figure) ?? []);
}
