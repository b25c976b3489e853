import type {
  AgreementName,
  CallAnswer,
  CallRequest,
  calls,
  CauseNote,
  Currency,
  JournalKind,
  OrderCurrency,
  PayType,
  ProductKind,
} from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { Collectors } from './pay-methods.domain.ts';
import type { MinorMoney, PaymentStep } from './payments/payment-provider.ports.ts';
import type { Price } from './price.domain.ts';

export type OrdersRequest<Name extends keyof typeof calls.orders> = CallRequest<(typeof calls.orders)[Name]>;
export type OrdersAnswer<Name extends keyof typeof calls.orders> = CallAnswer<(typeof calls.orders)[Name]>;

/** What the feature needs from others. */
export interface OrderPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly collectors: Collectors;
  readonly wallet: OrderWallet;
  /** D74: which packs the member is shown. */
  isOverseas(reader: Reader, uid: string): Promise<boolean>;
  /** What the member can spend now. */
  readonly wallets: { wallet(uid: string): Promise<{ readonly beans: number; readonly coins: number }> };
  /** Where providers outside reach us, such as `https://class.example`; undefined: as the payer did. */
  readonly publicUrl: string | undefined;
  /** Beans on top of a member's first recharge; 0 for none. */
  readonly firstRechargeBeans: number;
  /** Origins beside our own to whose pages a payer may come back. */
  readonly allowedOrigins: readonly string[];
}

interface OrderWallet {
  /** Puts money into a member's account; takes its locks last. */
  credit(
    tx: Tx,
    credit: {
      readonly uid: string;
      readonly currency: Currency;
      readonly amount: number;
      readonly from: 'provider' | 'reward';
      readonly source: string;
      readonly kind: 'recharge' | 'reward';
      readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
  /**
   * Takes vouchers out of a member's account, into the account of fees; takes its locks last.
   * @returns the member's vouchers afterwards
   * @throws Refusal `wallet.insufficient`, with `balance`
   */
  pay(
    tx: Tx,
    payment: {
      readonly payer: string;
      readonly to: { readonly kind: 'system'; readonly id: 'fee' };
      readonly currency: 'DANGWU';
      readonly amount: number;
      readonly kind: JournalKind;
      readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
}

/** What somebody is about to order. */
export interface ForSale {
  readonly price: Price;
  /** What it adds to the wallet, or null for what is not counted. */
  readonly gives: { readonly currency: Currency; readonly amount: number } | null;
  /** In the words of the shop: what the provider and the receipt show. */
  readonly name: string;
  /** Which agreement the buyer ticks (V35). */
  readonly agreement: AgreementName;
}

/** An order that is paid and now to be delivered. */
export interface PaidOrder {
  readonly orderNo: string;
  readonly uid: string;
  readonly productId: string;
  readonly name: string;
  readonly price: Price;
  readonly gives: ForSale['gives'];
}

/** An order that ended without being paid: it closed, or the provider refused. */
export interface EndedOrder {
  readonly orderNo: string;
  readonly uid: string;
  readonly productId: string;
}

/** One kind of product, registered by the feature that owns it. */
export interface ProductForOrders {
  /** The one currency it is sold in; left out, the money of the member's region. */
  readonly soldIn?: OrderCurrency;
  /** What is on sale under that id for the member, at today's price; null or a refusal when nothing is. */
  find(reader: Reader, uid: string, productId: string): Promise<ForSale | null>;
  /**
   * Delivers, in the caller's transaction, in which the order becomes credited: it runs to its end once per order.
   * When it throws, the order stays paid and delivery is tried again.
   */
  credit(tx: Tx, order: PaidOrder): Promise<void>;
  /**
   * Takes back what the order held, in the transaction that ends it; left out where an order holds nothing. Late money may
   * still come: then `credit` follows.
   */
  release?(tx: Tx, order: EndedOrder): Promise<void>;
}

/** What is registered, by kind. */
export type Products = Registry<Record<ProductKind, ProductForOrders>>;

/** A new order, as the feature that sells the product asks for it. */
export interface NewOrder {
  readonly uid: string;
  readonly kind: ProductKind;
  readonly productId: string;
  readonly payType: PayType;
  /** The version the buyer read, or undefined for the one in force. The tick itself is the call's to ask for. */
  readonly agreementVersion: string | undefined;
  /** K29; left out, 5. */
  readonly channel?: number | undefined;
  readonly liveId?: string | undefined;
}

export interface PlacedOrder {
  readonly orderNo: string;
  readonly price: MinorMoney;
  /** UTC ms. */
  readonly expiresAt: number;
}

/** An order of a product that is sold for vouchers; its kind is the journal's too. */
export interface WalletOrder extends Omit<NewOrder, 'payType'> {
  readonly kind: ProductKind & JournalKind;
}

export interface WalletPaidOrder {
  readonly orderNo: string;
  /** The member's vouchers afterwards. */
  readonly balance: number;
}

/** Where the payer is, and where to come back to. */
export interface PayerPlace {
  /** `http(s)://host` as the payer reached us. */
  readonly origin: string;
  readonly returnUrl?: string | undefined;
}

export interface BegunPayment {
  readonly step: PaymentStep;
  /** The provider's own name for it. */
  readonly reference: string;
  /** UTC ms. */
  readonly expiresAt: number;
}

/** The orders port for features that sell something. */
export interface OrderPort {
  /** Registers who delivers a kind, before anything is ordered. @throws Error when the kind is taken */
  product(kind: ProductKind, product: ProductForOrders): void;
  /**
   * Places an order, unpaid, in the caller's transaction; takes no lock of the wallet.
   * @throws Refusal `order.goods_missing`, `order.agreement_changed`, `order.method_wrong`, `order.method_closed`,
   * `order.amount_out_of_range`, `order.too_many_unpaid`
   */
  place(tx: Tx, order: NewOrder): Promise<PlacedOrder>;
  /**
   * Places an order, pays it with the member's vouchers and delivers it, all in the caller's transaction; takes its locks of
   * the wallet last.
   * @throws Refusal `order.goods_missing`, `order.agreement_changed`, `order.method_wrong` for what is sold for money,
   * `wallet.insufficient`
   */
  payFromWallet(tx: Tx, order: WalletOrder): Promise<WalletPaidOrder>;
  /**
   * Begins the payment, or answers the step that was begun before. Calls a provider: never inside a transaction.
   * @throws Refusal `order.missing`, `request.forbidden`, `order.closed`, `order.settled`, `order.method_closed`,
   * `order.provider_silent`, `request.invalid` for a foreign return address
   */
  pay(uid: string, orderNo: string, place: PayerPlace): Promise<BegunPayment>;
}
