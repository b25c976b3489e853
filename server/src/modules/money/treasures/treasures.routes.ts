import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Treasures } from './treasures.service.ts';

export const treasureRoutes = (treasures: Treasures) => ({
  treasures: handlersFor(calls.treasures, {
    list: (input, { caller }) => treasures.list(caller.uid, input),
    exchange: (input, { caller, intent }) => treasures.exchange(caller.uid, input, intent),
  }),
});
