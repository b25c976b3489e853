/** Waits between two questions, in ms: quick at first, when most payments are made, then ever slower. */
export const orderWaits: readonly number[] = [
  1_500, 1_500, 2_000, 3_000, 4_000, 6_000, 9_000, 13_000, 15_000,
];

/**
 * Asks where an order stands until it is settled, one question at a time, with a growing wait between two. While
 * the page is out of sight nothing is asked; a member who comes back from the payment page is told at once.
 */
export function createOrderPoll(parts: {
  /** @returns whether it is settled: nothing more will happen by itself */
  readonly ask: () => Promise<boolean>;
  readonly isVisible: () => boolean;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;
  let isRunning = false;

  async function round(mine: number, tries: number): Promise<void> {
    const isSettled = parts.isVisible() && (await parts.ask());
    if (mine !== generation) return;
    if (isSettled) {
      isRunning = false;
      return;
    }
    const wait = orderWaits[Math.min(tries, orderWaits.length - 1)];
    timer = setTimeout(() => void round(mine, tries + 1), wait);
  }

  function begin(): void {
    generation += 1;
    clearTimeout(timer);
    isRunning = true;
    void round(generation, 0);
  }

  return {
    /** Asks at once, and from then on. */
    start: begin,
    /** The page is in sight again: asks at once, if it still asks at all. */
    wake(): void {
      if (isRunning && parts.isVisible()) begin();
    },
    stop(): void {
      generation += 1;
      isRunning = false;
      clearTimeout(timer);
    },
  };
}
