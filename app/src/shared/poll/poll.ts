/** Asks again and again while the page can be seen: one question at a time, the next so long after the last answer. */
export function createPoll(parts: {
  readonly ask: () => Promise<void>;
  readonly isVisible: () => boolean;
  readonly everyMs: number;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;

  async function round(mine: number): Promise<void> {
    if (parts.isVisible()) await parts.ask();
    if (mine === generation) timer = setTimeout(() => void round(mine), parts.everyMs);
  }

  return {
    start(): void {
      generation += 1;
      clearTimeout(timer);
      void round(generation);
    },
    stop(): void {
      generation += 1;
      clearTimeout(timer);
    },
  };
}
