import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Sink } from '../broadcast.ts';
import { isNativeInstalled } from '../native.ts';
import { readSegments, sizeOf, type Segment } from './playlist.ts';
import { startRun, type RecorderRun, type RecorderRuns } from './recorder-run.ts';
import { drawStills, type PlacedSegment, type StillsGrid } from './stills.ts';

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
   * @param retained how many of the latest segments stay; null: all
   * @returns null when nobody pushes
   */
  record(
    name: string,
    part: number,
    retained: number | null,
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

/** Seconds of a segment. */
const segment = 4;
/** Bytes that stay free: the database and the uploads are on the same disk. */
export const spareBytes = 512 * 1_048_576;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function createRecorder(settings: RecorderSettings): Recorder {
  const { atOnce, folder, log, isInstalled = isNativeInstalled, free = freeBytes, lookMs = 5_000 } = settings;
  const isThere = isInstalled();
  const runs: RecorderRuns = { running: new Set(), leaving: new WeakSet() };
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
    if ([...runs.running].filter((stretch) => !runs.leaving.has(stretch)).length >= atOnce) return 'busy';
    return (await hasSpace()) ? null : 'disk';
  }

  return {
    off,
    async record(name, part, retained, play) {
      const place = join(folderOf(name), String(part));
      await mkdir(place, { recursive: true });
      return startRun(runs, { folder: place, segment, retained }, play, { lookMs, hasSpace });
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
      const waiting = [...runs.running];
      for (const stretch of waiting) stretch.stop();
      await Promise.all(waiting.map(({ ended }) => ended));
    },
  };
}
