import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- it rests between two looks at the address
import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';
import { freePort } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const startMaxMs = 2 * patienceMs;

/** A Storybook that runs beside the tests. */
export interface StorybookProcess {
  /** Where somebody comes who knows the address alone. */
  readonly url: string;
  /** A story alone, in English and the theme of every new visitor. */
  readonly storyUrl: (id: string) => string;
  /** A story, or a page of documentation, in Storybook's frame. @param globals what the toolbar says, `name:value` each */
  readonly frameUrl: (kind: 'story' | 'docs', id: string, globals?: string) => string;
  readonly stop: () => Promise<void>;
}

const vite = join(root, 'node_modules/vite/bin/vite.js');

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/iframe.html`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves Storybook as it was built before the tests (`npm run e2e`), on a free port. */
export async function serveStorybook(): Promise<StorybookProcess> {
  const port = await freePort();
  const storybook = spawn(
    process.execPath,
    [
      vite,
      'preview',
      '--outDir',
      'storybook-static',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--strictPort',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const gone = once(storybook, 'exit');
  const stop = async (): Promise<void> => {
    storybook.kill('SIGTERM');
    await gone;
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + startMaxMs;
  while (!(await answers(url))) {
    if (storybook.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('Storybook did not start');
    }
    await pause(200);
  }
  return {
    url,
    storyUrl: (id) => `${url}/iframe.html?viewMode=story&id=${id}&globals=language:en;theme:education`,
    frameUrl: (kind, id, globals = '') => `${url}/?path=/${kind}/${id}&globals=${globals}`,
    stop,
  };
}
