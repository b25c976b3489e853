import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Anniversary } from './anniversary.service.ts';

export const anniversaryRoutes = (anniversary: Anniversary) => ({
  anniversary: handlersFor(calls.anniversary, {
    popup: (input, { caller }) => anniversary.popup(caller.uid, input),
    take: (input, { caller, intent }) => anniversary.take(caller.uid, input, intent),
  }),
});
