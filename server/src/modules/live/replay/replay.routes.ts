import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Replays } from './replay.service.ts';

export const replayRoutes = (replays: Replays) => ({
  replay: handlersFor(calls.replay, {
    info: () => replays.info(),
    events: () => replays.events(),
    list: (input) => replays.list(input),
    choose: () => replays.choose(),
    remove: () => replays.remove(),
  }),
});
