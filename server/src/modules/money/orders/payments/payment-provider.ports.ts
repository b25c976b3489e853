import type { Currency } from '@goldbean/contract';

/** Real money, in the smallest unit of its currency: fen, cents. */
export interface MinorMoney {
  /** Whole, more than 0. */
  readonly minor: number;
  /** ISO 4217, upper case. */
  readonly currency: 'CNY' | 'USD';
}

/** What a provider is asked to collect. */
export interface PaymentRequest {
  /** Ours, unique; the provider hands it back with every notice. */
  readonly orderNo: string;
  readonly price: MinorMoney;
  /** What the payer reads: "500 gold beans". */
  readonly subject: string;
  /** What it adds to the wallet, for a page that says it in the payer's own language; left out for what is not counted. */
  readonly gives?: { readonly currency: Currency; readonly amount: number } | null;
  /** Where the payer's browser comes back to, absolute. */
  readonly returnUrl: string;
  /** Where the provider sends its notices (G028), absolute. */
  readonly notifyUrl: string;
  /** UTC ms; the provider takes nothing later. */
  readonly expiresAt: number;
}

/** How the payer goes on: a code to scan, a page to go to, a form to submit, a card field of the provider's own. */
export type PaymentStep =
  | { readonly kind: 'qr'; readonly codeUrl: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'card';
      readonly clientSecret: string;
      /** What a provider's own card field is opened with in the browser; public. */
      readonly publishableKey?: string;
    };

/** The provider's answer to `begin`. */
export interface StartedPayment {
  readonly step: PaymentStep;
  /** The provider's own name for it, needed to ask, capture and close. */
  readonly reference: string;
}

/** The state of a payment at the provider. */
export type PaymentFact =
  | { readonly state: 'unpaid' }
  /** The payer approved and the money is not captured yet (PayPal): `capture` takes it. */
  | { readonly state: 'approved' }
  | {
      readonly state: 'paid';
      readonly transaction: string;
      readonly price: MinorMoney;
      readonly paidAt: number;
    }
  /** It was paid, and something of it was given back: such a payment credits nothing (docs/payments.md). */
  | {
      readonly state: 'refunded';
      readonly transaction: string;
      /** What was paid. */
      readonly price: MinorMoney;
      /**
       * What was given back, in the unit of `price`: all until then, or one refund where a notice tells that alone; null
       * where the provider does not say how much.
       */
      readonly refunded: number | null;
      /** The provider's number of the refund that is told, or of the last one; left out where it tells a sum alone. */
      readonly refundId?: string | undefined;
      readonly paidAt: number;
    }
  | { readonly state: 'failed' | 'closed' };

/** A notice as it came in. */
export interface RawNotice {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw bytes, which signatures cover. */
  readonly body: Buffer;
}

/** The content of a notice whose signature and age are valid. */
export type ReadNotice =
  | { readonly kind: 'fact'; readonly orderNo: string; readonly noticeId: string; readonly fact: PaymentFact }
  /** Validly signed, and about no order. */
  | { readonly kind: 'other'; readonly noticeId: string }
  | { readonly kind: 'refused'; readonly reason: 'signature' | 'stale' | 'malformed' };

/** The HTTP answer that a provider expects. */
export interface NoticeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const providerNames = ['wechat', 'alipay', 'paypal', 'stripe', 'cashier'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * One way to be paid (D72): the providers' own SDKs, or the local cashier that behaves like them. Every method may
 * throw `ProviderUnavailable`; nothing is credited on its word alone but through `PaymentFact`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * Begins the payment of an order, once: a repeat for the same order number, even at the same moment and by another
   * server, answers the payment that was begun.
   * @throws ProviderUnavailable
   */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** The present state of a payment. @throws ProviderUnavailable */
  query(orderNo: string, reference: string): Promise<PaymentFact>;
  /** Captures an approved payment; where paying is one step, the same as `query`. @throws ProviderUnavailable */
  capture(orderNo: string, reference: string): Promise<PaymentFact>;
  /** Closes it for payments; one that was made meanwhile is found by `query`. @throws ProviderUnavailable */
  close(orderNo: string, reference: string): Promise<void>;
  /** Verifies a notice at `now` (UTC ms); changes nothing. @throws ProviderUnavailable where that needs the provider */
  readNotice(notice: RawNotice, now: number): Promise<ReadNotice>;
  /** The answer to a notice: accepted, so that it is not sent again, or refused. */
  answer(isTaken: boolean): NoticeAnswer;
}

/** The provider could not be reached, or answered with nothing of use; asking again later may help. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
