import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './live.service.ts';
import { liveRoomState as state } from './live.state.ts';

/** How often the figures of a live session on air are asked for, ms. */
const figuresEveryMs = 5_000;

/**
 * C029: what the live session comes to, asked again and again while it runs; once it is over, until it is known.
 * @returns stops it
 */
export function openFigures(liveId: string, isOver: boolean): () => void {
  let isCurrent = true;
  const poll = createPoll({
    ask: async () => {
      try {
        const figures = await service.loadFigures(liveId);
        if (!isCurrent) return;
        state.figures = figures;
        if (isOver) poll.stop();
      } catch {
        // A poll is silent (D90); the next answer brings them.
      }
    },
    isVisible: () => document.visibilityState === 'visible',
    everyMs: figuresEveryMs,
  });
  poll.start();
  return () => {
    isCurrent = false;
    poll.stop();
  };
}
