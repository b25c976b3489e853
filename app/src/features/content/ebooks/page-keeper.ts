/** A page that was turned to, and when, ms of the keeper's clock. */
interface Turned {
  readonly id: string;
  readonly page: number;
  readonly at: number;
}

export interface PageKeeperParts {
  /** Keeps a page that was turned to `ago` ms before. */
  readonly save: (id: string, page: number, ago: number) => Promise<unknown>;
  /** ms; never goes back, so that the device's clock does not matter. */
  readonly now: () => number;
  /** So long a reader must stay on a page before it is kept, ms. */
  readonly delayMs: number;
}

/**
 * Keeps the page that is read with a delay, so that leafing sends one call (S07). What could not be kept goes along the
 * next time, with its own age: by then another device may have read on.
 */
export function createPageKeeper({ save, now, delayMs }: PageKeeperParts) {
  let waiting: Turned | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps what waits, now. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    const mine = waiting;
    waiting = null;
    if (mine === null) return;
    try {
      await save(mine.id, mine.page, Math.max(0, Math.round(now() - mine.at)));
    } catch {
      waiting ??= mine;
    }
  }

  return {
    flush,
    turned(id: string, page: number): void {
      clearTimeout(timer);
      waiting = { id, page, at: now() };
      timer = setTimeout(() => void flush(), delayMs);
    },
    /** Another member, or none. */
    forget(): void {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
