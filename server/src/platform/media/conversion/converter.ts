import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../log.ts';
import { isNativeInstalled, plainEnvironment, yieldToServer } from '../native.ts';
import type { ConversionOutcome, ConversionTask } from './conversion-task.ts';

/** Converts uploads so that browsers play them (D32, D79), with `node-av` where it is installed. */
export interface Converter {
  /** Videos at once on this server; 0: nothing is converted here. */
  readonly atOnce: number;
  /** Never throws: what is wrong with the file, or with the process, is its outcome. */
  convert(task: ConversionTask): Promise<ConversionOutcome>;
  /** Ends what is under way as `stopped`, and begins no more. */
  stop(): void;
}

const entry = fileURLToPath(new URL('./conversion-process.ts', import.meta.url));
/** MiB of JavaScript: the pictures are outside of it. */
const heap = 256;

/** @param wanted conversions of videos at once, 0 to convert nothing */
export function createConverter(
  wanted: number,
  log: Log,
  isThere: () => boolean = isNativeInstalled,
): Converter {
  const isOn = wanted > 0 && isThere();
  if (isOn) log.info({ atOnce: wanted }, 'videos and voice messages are converted');
  else
    log.warn(
      { isInstalled: isThere(), atOnce: wanted },
      'nothing is converted: videos that browsers do not play are offered as they came',
    );
  const running = new Set<ChildProcess>();
  let isStopping = false;

  function convert(task: ConversionTask): Promise<ConversionOutcome> {
    if (isStopping) return Promise.resolve({ ok: false, reason: 'stopped', detail: '' });
    return new Promise((done) => {
      const child = fork(entry, [], {
        execArgv: [`--max-old-space-size=${heap}`],
        env: plainEnvironment(),
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      running.add(child);
      let result: ConversionOutcome | undefined;
      const timer = setTimeout(() => {
        result ??= { ok: false, reason: 'time', detail: `${task.limits.timeMs} ms` };
        child.kill('SIGKILL');
      }, task.limits.timeMs);
      function end(detail: string): void {
        clearTimeout(timer);
        if (!running.delete(child)) return;
        if (isStopping && !result?.ok) result = { ok: false, reason: 'stopped', detail };
        done(result ?? { ok: false, reason: 'crashed', detail });
      }
      child.once('message', (outcome: ConversionOutcome) => {
        result ??= outcome;
      });
      child.once('error', (error) => end(String(error)));
      child.once('exit', (code, signal) => end(`ended by ${signal ?? code}`));
      child.send(task, () => {
        // Where it ended before it was asked to, `exit` says so.
      });
      yieldToServer(child);
    });
  }

  return {
    atOnce: isOn ? wanted : 0,
    convert,
    stop() {
      isStopping = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
