import { calls, type CallData } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Exchanged = CallData<typeof calls.exchangeCoins>;

/** C104: there is no call the other way (D44). @throws ApiError `wallet.insufficient`, `exchange.whole_coins` */
export const exchange = (coins: number, requestId: string): Promise<Exchanged> =>
  request(calls.exchangeCoins, { coins, agree: 1, request_id: requestId });
