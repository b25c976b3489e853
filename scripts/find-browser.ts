import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path may be a stub without a browser, so it must print a version. */
const works = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

function firstThatWorks(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return works(given) ? given : undefined;
  return [...candidates, chromium.executablePath()].find(works);
}

function install(): void {
  const quiet = {
    stdio: ['ignore', process.stderr, process.stderr] as ['ignore', NodeJS.WriteStream, NodeJS.WriteStream],
  };
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('No Chromium here: installing the chromium package ...\n');
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) return;
  }
  process.stderr.write('No Chromium here: asking Playwright for its own ...\n');
  spawnSync('npx', ['playwright', 'install', 'chromium'], quiet);
}

/**
 * The Chromium that stories, pictures and end-to-end tests run in: `CHROMIUM_PATH`, the system's, Playwright's;
 * where there is none it is installed once.
 * @returns its path
 * @throws Error with the one command to run by hand
 */
export function findBrowser(): string {
  const found = firstThatWorks();
  if (found !== undefined) return found;
  const given = process.env['CHROMIUM_PATH'];
  if (given) throw new Error(`CHROMIUM_PATH=${given} is no browser that starts`);
  install();
  const installed = firstThatWorks();
  if (installed !== undefined) return installed;
  throw new Error('no Chromium found or installed; run: sudo apt-get install -y chromium');
}
