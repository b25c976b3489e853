import {
  exchangeLimits,
  agreements,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ExchangePorts } from './exchange.ports.ts';
import { findAccepted, insertExchange } from './exchange.repository.ts';

type ExchangeRequest<Name extends keyof typeof calls.exchange> = CallRequest<(typeof calls.exchange)[Name]>;
type ExchangeAnswer<Name extends keyof typeof calls.exchange> = CallAnswer<(typeof calls.exchange)[Name]>;

/** Of the lot that the beans become (D42). */
const source = 'exchange';

/** Exchanges overseas coins for beans, 1 to 50. There is no exchange of beans for coins (K17, D44, invariant 8). */
export function createExchange(ports: ExchangePorts) {
  const { database, clock, ids, idempotency, wallet } = ports;
  const { version } = agreements.exchange;

  const expiryAt = (now: number) => {
    const expiresAt = wallet.expiryOf(now, source);
    return { expires: expiresAt === null ? null : shanghaiTime(expiresAt), expires_ts: expiresAt };
  };

  async function exchange(
    tx: Tx,
    uid: string,
    { coins, agreement_version }: ExchangeRequest<'exchange'>,
  ): Promise<ExchangeAnswer<'exchange'>> {
    if (agreement_version !== version) return refuse('order.agreement_changed', { version });
    const exchangeId = ids.next();
    const beans = coins * exchangeLimits.beansPerCoin;
    await insertExchange(tx, {
      exchange_id: exchangeId,
      uid,
      coins,
      beans,
      agreement: version,
      created_at: clock.now(),
    });
    const { balance } = await wallet.exchange(tx, {
      uid,
      currency: 'COIN',
      amount: coins,
      beans,
      source,
      cause: {
        type: 'exchange',
        id: exchangeId,
        note: { key: 'exchange', currency: 'COIN', amount: coins, beans },
      },
      actor: uid,
      // No request id for the wallet: the call is done once.
      requestId: undefined,
    });
    return {
      coins,
      beans,
      lot: { amount: beans, ...expiryAt(clock.now()) },
      coins_left: balance,
      balance: await wallet.beans(tx, uid),
    };
  }

  return {
    /** C103. */
    async coins(uid: string): Promise<ExchangeAnswer<'offer'>> {
      const [coins, accepted] = await Promise.all([wallet.coins(uid), findAccepted(database.reader, uid)]);
      return {
        coins,
        rate: exchangeLimits.beansPerCoin,
        ...expiryAt(clock.now()),
        agreement: { name: 'exchange', version, accepted },
      };
    },

    /** C104, S51. */
    exchange: (
      uid: string,
      given: ExchangeRequest<'exchange'>,
      intent: IdempotencyKey,
    ): Promise<ExchangeAnswer<'exchange'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => exchange(tx, uid, given))),
  };
}
export type CoinExchange = ReturnType<typeof createExchange>;
