import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './live-cards.service.ts';
import { liveCardsState as state } from './live-cards.state.ts';

/** Cards say that a session is on air, or over, at most so long after it is. */
const everyMs = 30_000;
/** The call takes so many. */
const mostAtOnce = 20;

/** Cards of live sessions are on screen: how they stand is asked now and again and again. @returns they go */
export function watchLives(liveIds: readonly string[]): () => void {
  // The newest: the rest is above, and says when it was to begin.
  const shown = [...new Set(liveIds)].slice(-mostAtOnce);
  if (shown.length === 0) return () => {};
  const poll = createPoll({
    everyMs,
    isVisible: () => document.visibilityState === 'visible',
    async ask() {
      try {
        for (const { live_id, state: now } of await service.states(shown)) state.known[live_id] = now;
      } catch {
        // The next question brings it.
      }
    },
  });
  poll.start();
  return () => poll.stop();
}
