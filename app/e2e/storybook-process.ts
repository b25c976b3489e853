import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const startMaxMs = 120_000;

/** A Storybook that runs beside the tests. */
export interface StorybookProcess {
  /** A story alone, in English and the theme of every new visitor. */
  readonly storyUrl: (id: string) => string;
  /** A story, or a page of documentation, in Storybook's frame. @param globals what the toolbar says, `name:value` each */
  readonly frameUrl: (kind: 'story' | 'docs', id: string, globals?: string) => string;
  readonly stop: () => Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/iframe.html`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts Storybook on a free port, from the sources as they are, and waits until it answers. */
export async function startStorybook(): Promise<StorybookProcess> {
  const port = await freePort();
  const storybook = spawn(
    process.execPath,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'dev',
      '-p',
      String(port),
      '--ci',
      '--quiet',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
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
    storyUrl: (id) => `${url}/iframe.html?viewMode=story&id=${id}&globals=language:en;theme:education`,
    frameUrl: (kind, id, globals = '') => `${url}/?path=/${kind}/${id}&globals=${globals}`,
    stop,
  };
}
