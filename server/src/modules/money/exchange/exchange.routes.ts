import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { CoinExchange } from './exchange.service.ts';

export const exchangeRoutes = (exchange: CoinExchange) => ({
  exchange: handlersFor(calls.exchange, {
    offer: (_input, { caller }) => exchange.coins(caller.uid),
    exchange: (input, { caller, intent }) => exchange.exchange(caller.uid, input, intent),
  }),
});
