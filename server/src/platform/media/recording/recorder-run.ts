import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sink } from '../broadcast.ts';
import { reachOf } from '../flv-file.ts';
import { plainEnvironment, yieldToServer } from '../native.ts';
import type { RecordingOutcome, RecordingTask } from './recording-task.ts';

/** Why a stretch of a recording ended: its stream did, or goes on in another way, or something was wrong with the recording. */
export type RecorderRunEnd = 'over' | 'changed' | 'slow' | 'disk' | 'codec' | 'empty' | 'crashed';

/** One stretch of a stream that is being recorded. */
export interface RecorderRun {
  /** How far it reaches back when it begins, ms: to the last key frame before. */
  readonly reach: number;
  /** Of its process. */
  readonly pid: number | undefined;
  readonly ended: Promise<RecorderRunEnd>;
  /** The same, as soon as it takes nothing more: what came is still being written. */
  readonly left: Promise<RecorderRunEnd>;
  /** Ends it; what came is written. */
  stop(): void;
}

/** The stretches that a recorder has under way. */
export interface RecorderRuns {
  readonly running: Set<RecorderRun>;
  /** Those of them that only write what came. */
  readonly leaving: WeakSet<RecorderRun>;
}

/** How a stretch learns that there is no space left. */
export interface SpaceWatch {
  /** How often it is looked whether there is space, ms. */
  readonly lookMs: number;
  hasSpace(): Promise<boolean>;
}

const entry = fileURLToPath(new URL('./recording-process.ts', import.meta.url));
/** A process that does not end after its input is killed after this, ms: on a busy machine it may still be writing. */
const endTimeoutMs = 60_000;

function forkRecording(task: RecordingTask): ChildProcess {
  const child = fork(entry, [JSON.stringify(task)], {
    execArgv: ['--max-old-space-size=128'],
    env: plainEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  yieldToServer(child);
  // Whoever writes to a process that has ended learns it from its exit.
  child.stdin?.on('error', () => {});
  return child;
}

/** What a process reported at its end, beside why its input ended. */
function endOf(why: RecorderRunEnd, outcome: RecordingOutcome | undefined): RecorderRunEnd {
  // What goes on in another way may have been too short to be recorded.
  if (why === 'changed') return 'changed';
  if (outcome?.ok === false && outcome.reason !== 'failed') return outcome.reason;
  return outcome?.ok ? why : why === 'disk' ? 'disk' : 'crashed';
}

/** Records what `play` sends, in a process of its own, until that ends. @returns null when nobody pushes */
export function startRun(
  { running, leaving }: RecorderRuns,
  task: RecordingTask,
  play: (sink: Sink) => (() => void) | null,
  { lookMs, hasSpace }: SpaceWatch,
): RecorderRun | null {
  const child = forkRecording(task);
  let why: RecorderRunEnd = 'over';
  let reach: number | undefined;
  let isEnding = false;
  const left = Promise.withResolvers<RecorderRunEnd>();
  function finish(reason: RecorderRunEnd): void {
    if (isEnding) return;
    isEnding = true;
    why = reason;
    left.resolve(reason);
    leave?.();
    child.stdin?.end();
    setTimeout(() => child.kill('SIGKILL'), endTimeoutMs).unref();
  }
  const leave = play({
    write(bytes) {
      reach ??= reachOf(bytes);
      child.stdin?.write(bytes);
    },
    backlog: () => child.stdin?.writableLength ?? 0,
    end: (reason) => finish(reason),
  });
  const looking = setInterval(() => {
    hasSpace().then(
      (there) => there || finish('disk'),
      () => finish('disk'),
    );
  }, lookMs).unref();
  let outcome: RecordingOutcome | undefined;
  child.once('message', (reported: RecordingOutcome) => {
    outcome = reported;
  });
  const ended = new Promise<RecorderRunEnd>((resolve) => {
    function over(): void {
      clearInterval(looking);
      leave?.();
      running.delete(stretch);
      left.resolve(why);
      resolve(endOf(why, outcome));
    }
    child.once('exit', over);
    child.once('error', over);
  });
  const stretch: RecorderRun = {
    reach: reach ?? 0,
    pid: child.pid,
    ended,
    left: left.promise,
    stop: () => finish('over'),
  };
  running.add(stretch);
  void left.promise.then(() => leaving.add(stretch));
  if (leave) return stretch;
  finish('over');
  return null;
}
