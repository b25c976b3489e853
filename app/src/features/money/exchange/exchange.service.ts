import { calls } from '@goldbean/contract/money';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ExchangeResult = CallData<typeof calls.exchange.exchange>;

/**
 * C104: there is no call the other way (D44).
 * @param agreementVersion of the exchange agreement that was read (V35)
 * @throws ApiError `wallet.insufficient`, `exchange.whole_coins`, `order.agreement_changed`
 */
export const exchange = (
  coins: number,
  agreementVersion: string,
  requestId: string,
): Promise<ExchangeResult> =>
  request(calls.exchange.exchange, {
    coins,
    agree: 1,
    agreement_version: agreementVersion,
    request_id: requestId,
  });
