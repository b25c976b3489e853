import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Replays } from './replay.service.ts';

export const replayRoutes = (replays: Replays) => ({
  replay: handlersFor(calls.replay, {
    info: (input, { caller }) => replays.info(caller, input),
    events: (input, { caller }) => replays.events(caller, input),
    list: (input, { caller }) => replays.list(caller, input),
    choose: (input, { caller }) => replays.choose(caller, input),
    remove: (input, { caller }) => replays.remove(caller, input),
  }),
});
