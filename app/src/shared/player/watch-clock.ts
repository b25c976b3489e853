export interface WatchClockParts {
  /** Whether a picture of the live session moves before the viewer's eyes. */
  readonly isWatching: () => boolean;
  readonly report: (seconds: number) => void;
}

const tickMs = 1_000;
const reportEverySeconds = 30;

/** Counts the seconds really watched and reports them every half minute, and the rest at the end (C036). */
export function createWatchClock({ isWatching, report }: WatchClockParts) {
  let seconds = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;

  function hand(): void {
    if (seconds === 0) return;
    report(seconds);
    seconds = 0;
  }

  return {
    start(): void {
      clearInterval(ticker);
      ticker = setInterval(() => {
        if (isWatching()) seconds += 1;
        if (seconds >= reportEverySeconds) hand();
      }, tickMs);
    },
    stop(): void {
      clearInterval(ticker);
      hand();
    },
  };
}
