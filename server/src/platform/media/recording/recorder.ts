import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../log.ts';
import type { Sink } from '../broadcast.ts';
import { isNativeInstalled, plainEnvironment, yieldToServer } from '../native.ts';
import { reachOf } from '../flv-file.ts';
import { readSegments, sizeOf, type Segment } from './playlist.ts';
import type { RecordingOutcome, RecordingTask } from './recording-task.ts';
import { drawStills, type PlacedSegment, type StillsGrid } from './stills.ts';

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

/** Why nothing can be recorded. */
export type RecorderOff = 'turned_off' | 'not_installed' | 'busy' | 'disk';

/** Records streams as segments of fragmented MP4 into folders of its own, with `node-av` where it is installed. */
export interface Recorder {
  /** Why it records nothing more now; null where it does. */
  off(): Promise<RecorderOff | null>;
  /**
   * Records what `play` sends, until that ends.
   * @param name of the recording: letters, digits, `_` and `-`
   * @param part number of its stretch, unused so far
   * @param kept segments that are kept, the latest; null: all
   * @returns null when nobody pushes
   */
  record(
    name: string,
    part: number,
    kept: number | null,
    play: (sink: Sink) => (() => void) | null,
  ): Promise<RecorderRun | null>;
  segments(name: string, part: number): Promise<Segment[]>;
  /** The path of a file of a recording and its size in bytes; null when it is not there. */
  file(name: string, place: string): Promise<{ readonly path: string; readonly size: number } | null>;
  /**
   * Draws its poster and its thumbnails, `poster.jpg` and `thumbnails.jpg`.
   * @returns where the thumbnails stand; null when it has no picture, or they cannot be drawn
   */
  draw(name: string, segments: readonly PlacedSegment[]): Promise<StillsGrid | null>;
  remove(name: string): Promise<void>;
  /** Ends what is under way, and waits until it is written. */
  stop(): Promise<void>;
}

export interface RecorderSettings {
  /** Recordings at once on this server; 0: nothing is recorded. */
  readonly atOnce: number;
  readonly folder: string;
  readonly log: Log;
  /** Replaced in tests. */
  readonly isInstalled?: () => boolean;
  /** Bytes that are free where the folder is; replaced in tests. */
  readonly free?: (folder: string) => Promise<number>;
  /** How often it is looked whether there is space, ms. */
  readonly lookMs?: number;
}

const entry = fileURLToPath(new URL('./recording-process.ts', import.meta.url));
/** Seconds of a segment. */
const segment = 4;
/** Bytes that stay free: the database and the uploads are on the same disk. */
export const spareBytes = 512 * 1_048_576;
/** A process that does not end after its input is killed after this, ms: on a busy machine it may still be writing. */
const endTimeoutMs = 60_000;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function createRecorder(settings: RecorderSettings): Recorder {
  const { atOnce, folder, log, isInstalled = isNativeInstalled, free = freeBytes, lookMs = 5_000 } = settings;
  const isThere = isInstalled();
  const running = new Set<RecorderRun>();
  /** Those of them that only write what came. */
  const leaving = new WeakSet<RecorderRun>();
  if (atOnce > 0 && !isThere) log.warn({}, 'nothing is recorded: node-av is not installed');

  function folderOf(name: string): string {
    if (!/^[\w-]{1,64}$/.test(name))
      throw new Error('a recording is named by letters, digits, _ and - alone');
    return join(folder, name);
  }

  async function hasSpace(): Promise<boolean> {
    await mkdir(folder, { recursive: true });
    return (await free(folder)) >= spareBytes;
  }

  async function off(): Promise<RecorderOff | null> {
    if (atOnce === 0) return 'turned_off';
    if (!isThere) return 'not_installed';
    if ([...running].filter((stretch) => !leaving.has(stretch)).length >= atOnce) return 'busy';
    return (await hasSpace()) ? null : 'disk';
  }

  function begin(task: RecordingTask): ChildProcess {
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

  return {
    off,
    async record(name, part, kept, play) {
      const place = join(folderOf(name), String(part));
      await mkdir(place, { recursive: true });
      const child = begin({ folder: place, segment, kept });
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
          // What goes on in another way may have been too short to be recorded.
          if (why === 'changed') resolve('changed');
          else if (outcome?.ok === false && outcome.reason !== 'failed') resolve(outcome.reason);
          else resolve(outcome?.ok ? why : why === 'disk' ? 'disk' : 'crashed');
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
    },
    segments: (name, part) => readSegments(join(folderOf(name), String(part))),
    async file(name, place) {
      const path = join(folderOf(name), place);
      const size = await sizeOf(path);
      return size === null ? null : { path, size };
    },
    draw: async (name, segments) => (isThere ? drawStills(folderOf(name), segments) : null),
    remove: (name) => rm(folderOf(name), { recursive: true, force: true }),
    async stop() {
      const waiting = [...running];
      for (const stretch of waiting) stretch.stop();
      await Promise.all(waiting.map(({ ended }) => ended));
    },
  };
}
