/** A place on a replay; ms. */
interface ReplayPoint {
  readonly media_ts: number;
}

export interface CursorParts<Event extends ReplayPoint> {
  /** What happened from `from` on and before `to`, in order; all of it. */
  readonly load: (from: number, to: number) => Promise<readonly Event[]>;
  /** Before this place all that happened is known; grows while it is recorded. */
  readonly end: () => number;
  /** What lies before the place that was gone to, for what is read rather than seen; it takes the place of all before. */
  readonly onPast: (events: readonly Event[]) => void;
  /** What the picture has come to; each event once until the next seek. */
  readonly onEvents: (events: readonly Event[]) => void;
  readonly now: () => number;
}

/** Loaded at once, and ahead of the picture. ms. */
const stretchMs = 60_000;
const aheadMs = 30_000;
/** So much from before the place gone to is read again. */
const pastMs = 300_000;
/** After a failed answer it is asked again so much later. */
const againMs = 2_000;

/**
 * Hands out what happened in a room as its picture comes to it (N02). Ranges begin at their first ms and end before
 * their last, so that their edges neither repeat nor lose anything; a seek begins anew at its place.
 */
export function createReplayCursor<Event extends ReplayPoint>(parts: CursorParts<Event>) {
  /** Goes up with every seek: an answer to an older question is not used. */
  let generation = 0;
  /** Loaded and not handed out yet, in order. */
  let queue: readonly Event[] = [];
  let loadedUntil = 0;
  let isLoading = false;
  let notBefore = 0;
  let isPastMissing = false;

  async function ask(from: number, to: number, take: (events: readonly Event[]) => void): Promise<void> {
    const mine = generation;
    isLoading = true;
    try {
      const events = await parts.load(from, to);
      if (mine === generation) take(events);
    } catch {
      if (mine === generation) notBefore = parts.now() + againMs;
    } finally {
      if (mine === generation) isLoading = false;
    }
  }

  function loadMore(position: number): void {
    if (isLoading || parts.now() < notBefore) return;
    if (isPastMissing) {
      const until = loadedUntil;
      void ask(Math.max(0, until - pastMs), until, (events) => {
        isPastMissing = false;
        parts.onPast(events);
      });
      return;
    }
    const to = Math.min(loadedUntil + stretchMs, parts.end());
    if (to <= loadedUntil || loadedUntil - position > aheadMs) return;
    void ask(loadedUntil, to, (events) => {
      queue = [...queue, ...events];
      loadedUntil = to;
    });
  }

  return {
    /** The picture is somewhere else: at `place`, ms. */
    seek(place: number): void {
      generation += 1;
      queue = [];
      loadedUntil = Math.max(0, Math.floor(place));
      isLoading = false;
      notBefore = 0;
      isPastMissing = loadedUntil > 0;
      parts.onPast([]);
      loadMore(loadedUntil);
    },
    /** The picture has come to `position`, ms. */
    tick(position: number): void {
      const reached = queue.filter(({ media_ts }) => media_ts < position);
      if (reached.length > 0) {
        queue = queue.slice(reached.length);
        parts.onEvents(reached);
      }
      loadMore(position);
    },
    stop(): void {
      generation += 1;
      queue = [];
    },
  };
}
