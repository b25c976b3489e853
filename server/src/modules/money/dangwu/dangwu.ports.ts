import type { CauseNote, Currency, MoneyCurrency, PayType, StatementLine } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface DangwuPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'one'>;
  readonly wallet: DangwuWallet;
  readonly orders: DangwuOrders;
}

interface DangwuWallet {
  /**
   * Exchanges vouchers for beans in one journal; takes its locks last.
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
      readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
  /** Gives a member the vouchers of a paid order; takes its locks last. */
  credit(
    tx: Tx,
    credit: {
      readonly uid: string;
      readonly currency: 'DANGWU';
      readonly amount: number;
      readonly from: 'provider';
      readonly source: string;
      readonly kind: 'recharge';
      readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<unknown>;
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

/** Real money, in fen. */
interface DangwuPrice {
  readonly minor: number;
  readonly currency: 'CNY';
}

/** What is sold under an id, as orders ask for it. */
export interface PackForSale {
  readonly price: DangwuPrice;
  readonly gives: { readonly currency: 'DANGWU'; readonly amount: number };
  readonly name: string;
  readonly agreement: 'service';
}

/** A paid order of a pack. */
export interface PaidPack {
  /** Money: what orders take for others is never taken for a pack. */
  readonly price:
    | { readonly minor: number; readonly currency: MoneyCurrency }
    | { readonly minor: number; readonly currency: 'DANGWU' };
  readonly orderNo: string;
  readonly uid: string;
  readonly name: string;
  readonly gives: { readonly currency: Currency; readonly amount: number } | null;
}

/** The orders of packs. */
interface DangwuOrders {
  /** Places an unpaid order; takes no lock of the wallet. @throws Refusal `order.*` */
  place(
    tx: Tx,
    order: {
      readonly uid: string;
      readonly kind: 'dangwu';
      readonly productId: string;
      readonly payType: PayType;
      readonly agreementVersion: string | undefined;
    },
  ): Promise<{
    readonly orderNo: string;
    readonly price: { readonly minor: number; readonly currency: 'CNY' | 'USD' };
    /** UTC ms. */
    readonly expiresAt: number;
  }>;
  /** Begins the payment, outside of every transaction. @throws Refusal `order.*` */
  pay(
    uid: string,
    orderNo: string,
    place: { readonly origin: string; readonly returnUrl?: string | undefined },
  ): Promise<{
    readonly step:
      | { readonly kind: 'qr'; readonly codeUrl: string }
      | { readonly kind: 'redirect'; readonly url: string }
      | { readonly kind: 'card' };
  }>;
}
