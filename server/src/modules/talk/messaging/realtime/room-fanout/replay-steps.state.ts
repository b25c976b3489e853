import type { RecentFrames } from './recent-frames.state.ts';

/** Bytes of a replay in one write; the next follows when the connection has drained. */
const replayBytes = 131_072;
/** Steps of replays in memory, each of about as many bytes at most. */
const maxSteps = 4;

/** A part of a replay in one write. */
interface FanoutFrame {
  /** `seq` of its last frame. */
  readonly to: number;
  readonly bytes: Buffer;
}

/**
 * The writes of replays. Who come back in one moment have missed the same: each is made once for them (R8).
 * @param answer the frame that ends a replay
 */
export function createReplaySteps(ring: Pick<RecentFrames, 'after'>, answer: () => Buffer) {
  /** By the `seq` before it and the one where its replay ends. */
  const steps = new Map<string, FanoutFrame>();

  return {
    /** The frames after `at`, and with the last one up to `goal` the answer: all that is sent is one write to each. */
    stepFrom(at: number, goal: number): FanoutFrame {
      const key = `${at} ${goal}`;
      const known = steps.get(key);
      if (known) return known;
      const frames = ring.after(at, goal, replayBytes);
      const to = frames.at(-1)?.seq ?? goal;
      const parts = frames.map(({ bytes }) => bytes);
      const step = { to, bytes: Buffer.concat(to < goal ? parts : [...parts, answer()]) };
      if (steps.size >= maxSteps) steps.clear();
      steps.set(key, step);
      return step;
    },
    /** The newest frame is another one now. */
    clear: (): void => steps.clear(),
  };
}
