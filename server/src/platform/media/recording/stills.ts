import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { plainEnvironment, yieldToServer } from '../native.ts';
import type { Segment } from './playlist.ts';
import type { StillsTask } from './stills-task.ts';

/** How thumbnails stand in their picture: rows of `columns`, one for each `every` ms. */
export interface StillsGrid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly every: number;
  readonly count: number;
}

/** A segment with the number of its stretch. */
export interface PlacedSegment extends Segment {
  readonly part: number;
}

const entry = fileURLToPath(new URL('./stills-process.ts', import.meta.url));
const size = { width: 160, height: 90 };
const columns = 10;
/** A longer recording has thumbnails that are further apart. */
const most = 100;
const leastEveryMs = 4_000;
const longestMs = 120_000;

/** Which segments are drawn for a recording: that in which each thumbnail lies. */
export function planStills(segments: readonly PlacedSegment[]): { grid: StillsGrid; drawn: PlacedSegment[] } {
  const whole = segments.reduce((sum, { ms }) => sum + ms, 0);
  const every = Math.max(leastEveryMs, Math.ceil(whole / most));
  const drawn: PlacedSegment[] = [];
  let end = 0;
  for (const segment of segments) {
    end += segment.ms;
    while (drawn.length * every < end) drawn.push(segment);
  }
  const count = drawn.length;
  const rows = Math.ceil(count / columns);
  return { grid: { columns: Math.min(columns, count), rows, ...size, every, count }, drawn };
}

/** Draws the poster and the thumbnails of a recording. @returns where they stand; null when it has no picture, or it failed */
export function drawStills(folder: string, segments: readonly PlacedSegment[]): Promise<StillsGrid | null> {
  const { grid, drawn } = planStills(segments);
  if (grid.count === 0) return Promise.resolve(null);
  const task: StillsTask = {
    folder,
    segments: drawn.map(({ part, name }) => ({ part, name })),
    columns: grid.columns,
    ...size,
  };
  return new Promise((resolve) => {
    const child = fork(entry, [JSON.stringify(task)], {
      execArgv: ['--max-old-space-size=256'],
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    yieldToServer(child);
    const late = setTimeout(() => child.kill('SIGKILL'), longestMs);
    child.once('exit', (code) => {
      clearTimeout(late);
      resolve(code === 0 ? grid : null);
    });
    child.once('error', () => resolve(null));
  });
}
