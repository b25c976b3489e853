import { exchangeCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { CoinExchange } from './exchange.service.ts';

export const exchangeRoutes = (exchange: CoinExchange) =>
  handlersFor(exchangeCalls, {
    coins: (_input, { caller }) => exchange.coins(caller.uid),
    exchangeCoins: (input, { caller, intent }) => exchange.exchange(caller.uid, input, intent),
  });
