import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Levels } from './levels.service.ts';

export const levelRoutes = (levels: Levels) => ({
  levels: handlersFor(calls.levels, {
    mine: (_, { caller }) => levels.mine(caller.uid),
    unlock: (input, { caller, intent }) => levels.unlock(caller.uid, input, intent),
  }),
});
