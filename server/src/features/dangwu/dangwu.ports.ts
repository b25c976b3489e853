import type { StatementLine, User } from '@goldbean/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../platform/database/index.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';

/** What the feature needs from others. */
export interface DangwuPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: { one(reader: Reader, uid: string): Promise<User | null> };
  readonly wallet: DangwuWallet;
}

export interface DangwuWallet {
  /**
   * Gives vouchers for beans in one journal; takes its locks last.
   * @returns the member's vouchers afterwards
   * @throws Refusal `wallet.insufficient`
   */
  exchange(
    tx: Tx,
    exchange: {
      readonly uid: string;
      readonly currency: 'DANGWU';
      readonly amount: number;
      readonly beans: number;
      readonly source: string;
      readonly cause: { readonly type: string; readonly id: string; readonly note: string };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
  beans(reader: Reader, uid: string): Promise<number>;
  vouchers(uid: string): Promise<number>;
  /** Lines of a member's account, newest first; from `from` up to, not including, `to`, UTC ms. */
  statement(
    uid: string,
    query: {
      readonly currency: 'DANGWU';
      readonly from?: number;
      readonly to?: number;
      readonly page: number;
      readonly page_size: number;
    },
  ): Promise<{ readonly list: readonly StatementLine[]; readonly total: number }>;
}
