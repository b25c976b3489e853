import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
const startMaxMs = 120_000;

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

const pathOf = (of: string): string => join(root, 'node_modules', of);
const dispatcher = pathOf('storybook/dist/bin/dispatcher.js');
const quiet = {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
} satisfies SpawnOptions;

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/iframe.html`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts Storybook on a free port, from the sources as they are, and waits until it answers. */
export const startStorybook = (): Promise<StorybookProcess> =>
  serve((port) => [dispatcher, 'dev', '-p', String(port), '--ci', '--quiet']);

/** Builds Storybook as it is published, and serves the files of the build on a free port. @param folder of the build */
export async function serveBuiltStorybook(folder: string): Promise<StorybookProcess> {
  const build = spawn(process.execPath, [dispatcher, 'build', '-o', folder, '--quiet'], quiet);
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Storybook was not built');
  const vite = pathOf('vite/bin/vite.js');
  return serve((port) => [
    vite,
    'preview',
    '--outDir',
    folder,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ]);
}

async function serve(args: (port: number) => readonly string[]): Promise<StorybookProcess> {
  const port = await freePort();
  const storybook = spawn(process.execPath, args(port), quiet);
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
