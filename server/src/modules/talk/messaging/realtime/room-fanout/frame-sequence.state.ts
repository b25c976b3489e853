import type { RoomFrame } from '../../messaging.domain.ts';

export interface SequenceParts {
  /** `seq` of the newest frame that is known already. */
  readonly last: number;
  /** Frames after `from` up to `to`, in order; those that are committed. */
  readonly between: (from: number, to: number) => Promise<readonly RoomFrame[]>;
  /** Gets each frame once, in the order of `seq`; `last()` is its own meanwhile. */
  readonly emit: (frame: RoomFrame) => void;
}

/** Frames of a gap are fetched in steps of this size. */
const fillStep = 500;

/** Brings the committed frames of a room into their order, and fetches those that did not arrive. */
export function createFrameSequence({ between, emit, ...parts }: SequenceParts) {
  /** Committed frames whose predecessors have not arrived yet. */
  const early = new Map<number, RoomFrame>();
  let last = parts.last;
  let filling: Promise<void> | null = null;

  function take(frames: readonly RoomFrame[]): void {
    for (const frame of frames) {
      if (frame.seq > last) early.set(frame.seq, frame);
    }
    for (let next = early.get(last + 1); next; next = early.get(last + 1)) {
      early.delete(next.seq);
      last = next.seq;
      emit(next);
    }
    for (const seq of early.keys()) if (seq <= last) early.delete(seq);
  }

  async function fetchUpTo(to: number): Promise<void> {
    while (last < to) {
      const before = last;
      take(await between(before, Math.min(to, before + fillStep)));
      if (last === before) return;
    }
  }

  /** Fetches what is missing up to `to`: whatever is below a committed `seq` is committed as well. */
  async function fill(to: number): Promise<void> {
    while (last < to) {
      const before = last;
      filling ??= fetchUpTo(to).finally(() => {
        filling = null;
      });
      await filling;
      if (last === before) return;
    }
  }

  /** Fetches missing frames until no gap is left; there may be several. */
  async function closeGaps(): Promise<void> {
    while (early.size > 0) {
      const before = last;
      await fill(Math.min(...early.keys()) - 1);
      if (last === before) return;
    }
  }

  return {
    last: (): number => last,
    take,
    fill,
    closeGaps,
    /** Frames wait for others that nobody fetches yet. */
    hasGap: (): boolean => early.size > 0 && !filling,
  };
}
