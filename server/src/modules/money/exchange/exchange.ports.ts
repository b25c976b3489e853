import type { CauseNote } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface ExchangePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly wallet: ExchangeWallet;
}

interface ExchangeWallet {
  /**
   * Exchanges coins for beans in one journal; takes its locks last.
   * @returns the member's coins afterwards
   * @throws Refusal `wallet.insufficient`
   */
  exchange(
    tx: Tx,
    exchange: {
      readonly uid: string;
      readonly currency: 'COIN';
      readonly amount: number;
      readonly beans: number;
      readonly source: string;
      readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
  beans(reader: Reader, uid: string): Promise<number>;
  coins(uid: string): Promise<number>;
  /** When beans of this source that come in at a moment (UTC ms) expire; null never. */
  expiryOf(at: number, source: string): number | null;
}
