import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Stocks } from './stocks.service.ts';

export const stockRoutes = (stocks: Stocks) => ({
  stocks: handlersFor(calls.stocks, {
    find: (input, { caller }) => stocks.find(caller.uid, input),
  }),
});
