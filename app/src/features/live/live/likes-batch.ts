import { liveLimits } from '@goldbean/contract/live';

export interface LikesBatchParts {
  /** @returns likes of all. @throws when they were not counted */
  readonly send: (n: number) => Promise<number>;
  /** How many wait, and the total when the server said it. */
  readonly onChange: (unsent: number, total?: number) => void;
}

const batchMs = 1_000;

/** Gathers presses for a second, so that eager fingers are one call (D73); at most 50 go at once. */
export function createLikesBatch({ send, onChange }: LikesBatchParts) {
  let waiting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    const n = Math.min(waiting, liveLimits.likesAtOnce);
    try {
      const total = await send(n);
      waiting -= n;
      onChange(waiting, total);
    } catch {
      // Likes are a gesture, not money: what was not counted is let go, silently (D90).
      waiting = 0;
      onChange(0);
    }
    timer = waiting > 0 ? setTimeout(() => void flush(), batchMs) : undefined;
  }

  return {
    press(): void {
      waiting += 1;
      onChange(waiting);
      timer ??= setTimeout(() => void flush(), batchMs);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = 0;
    },
  };
}
