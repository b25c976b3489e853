import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { agreementNotice } from '../orders/orders.schema.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import { requestId, shanghaiTime, ticked, timestamp, whole } from '../../shared/fields.ts';
import { exchangeLimits } from './exchange.limits.ts';

/** Exchange of overseas coins for beans; there is no call for the reverse (K17, D44, invariant 8). */
export const exchangeCalls = defineCalls({
  offer: defineCall({
    id: 'C103',
    service: 'hljw',
    path: 'api/haiwai/user/getGoldCoin',
    summary: 'My overseas gold coins, what they are worth, and the agreement of an exchange.',
    input: z.object({}),
    output: z.object({
      coins: z.number().int(),
      /** Beans for one coin (K17). */
      rate: z.number().int(),
      /** When beans exchanged now would expire; null never. */
      expires: shanghaiTime().nullable(),
      expires_ts: timestamp().nullable(),
      agreement: agreementNotice,
    }),
  }),
  exchange: defineCall({
    id: 'C104',
    service: 'hljw',
    path: 'api/haiwai/gold/exchange',
    summary: 'Turn whole coins into beans, 1 to 50 and for good; the same `request_id` exchanges once.',
    rate: 'money',
    writes: true,
    input: z.object({
      coins: whole(1, exchangeLimits.exchangeMaxCoins, 'exchange.whole_coins', 'request.too_large'),
      /** The exchange agreement; its version of that moment is kept with the exchange (V35, S39). */
      agree: ticked('request.agreement_required'),
      agreement_version: agreementVersion(),
      request_id: requestId(),
    }),
    output: z.object({
      /** Coins given. */
      coins: z.number().int(),
      /** Beans got for them. */
      beans: z.number().int(),
      /** The new lot these beans are. */
      lot: z.object({
        amount: z.number().int(),
        expires: shanghaiTime().nullable(),
        expires_ts: timestamp().nullable(),
      }),
      /** My coins and beans afterwards. */
      coins_left: z.number().int(),
      balance: z.number().int(),
    }),
    errors: [
      'exchange.whole_coins',
      'request.too_large',
      'request.agreement_required',
      'order.agreement_changed',
      'wallet.insufficient',
      'system.repeated',
    ],
  }),
});
