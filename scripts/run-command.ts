import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** PATH with the installed tools first, among them the Node of the lockfile. */
export const environment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
});

/** What a piece of work has used and printed. */
interface Usage {
  /** Of its commands and all their children that ended before them. */
  cpuSeconds: number;
  /** What it printed, where that is kept for later. */
  readonly output: string[] | undefined;
}

const usages = new AsyncLocalStorage<Usage>();

/**
 * Runs some work and measures what it and its commands use.
 * @param keepsOutput keeps what is printed, because other work runs at the same time
 * @returns its result, what was kept, and its seconds of CPU and by the clock
 */
export async function measure<Result>(
  work: () => Promise<Result>,
  keepsOutput = false,
): Promise<{ result: Result; output: string; seconds: number; cpuSeconds: number }> {
  const usage: Usage = { cpuSeconds: 0, output: keepsOutput ? [] : undefined };
  const began = performance.now();
  const own = process.cpuUsage();
  const result = await usages.run(usage, work);
  const { user, system } = process.cpuUsage(own);
  return {
    result,
    output: (usage.output ?? []).join(''),
    seconds: (performance.now() - began) / 1_000,
    cpuSeconds: usage.cpuSeconds + (user + system) / 1e6,
  };
}

/** Node cannot say what a child has used; every POSIX shell can say it of its children. */
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Reads the second line of `times`: user and system time of the shell's children. */
const readTimes = (lines: string): number =>
  [...(lines.split('\n')[1] ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce(
    (sum, [, minutes, seconds, part]) => sum + Number(minutes) * 60 + Number(`${seconds}.${part}`),
    0,
  );

/**
 * Runs a command and waits for it; its output is ours, or is kept by `measure`.
 * @returns its exit code; 1 when it could not be started
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<number> {
  const usage = usages.getStore();
  const output = usage?.output;
  const shown = output ? 'pipe' : 'inherit';
  const child = spawn('sh', ['-c', timed, 'sh', command, ...args], {
    cwd: root,
    stdio: ['inherit', shown, shown, 'pipe'],
    env: environment(extra),
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => output?.push(chunk));
  const times = text(child.stdio[3] as Readable);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      say(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  if (usage) usage.cpuSeconds += readTimes(await times);
  return code;
}

export function say(line: string): void {
  const output = usages.getStore()?.output;
  if (output) output.push(`${line}\n`);
  else process.stdout.write(`${line}\n`);
}
