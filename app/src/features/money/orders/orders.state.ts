import type { Order } from '@goldbean/contract/money';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { Loaded } from '../../../shared/pages/loaded.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { CardPaymentRefusal } from './card-outcome.ts';
import { emptyOrder, type OrderDraft } from './order-draft.ts';
import type { RechargeOffer, OrderPayment } from './orders.service.ts';

export type CardField =
  | { kind: 'loading' }
  /** `refusal` is of the last card; null while there was none. */
  | { kind: 'ready'; refusal: CardPaymentRefusal | null }
  | { kind: 'paying' }
  /** The payment service has the money, says the browser. Our order has not heard of it yet. */
  | { kind: 'taken' }
  | { kind: 'failed' };

export interface OrdersState {
  /** What is on sale. */
  offer: Loaded<RechargeOffer>;
  /** Ways to pay for the chosen pack; empty while they are not known. */
  methods: PayMethods;
  /** The order that is being filled in. */
  form: DraftFormState<OrderDraft>;
  /** The order the page is about. */
  order: Loaded<Order>;
  /** How it is paid; null when there is nothing to pay. */
  payment: Loaded<OrderPayment> | null;
  /** The card field of the payment service, where an order is paid by one. */
  card: CardField;
  isChecking: boolean;
  /** My orders, newest first, one page at a time. */
  history: Pages<Order>;
  /** The newest of my orders that waits for money; null when none does. */
  unpaid: Order | null;
}

export const emptyOrders = (): OrdersState => ({
  offer: { kind: 'loading' },
  methods: [],
  form: emptyForm(emptyOrder()),
  order: { kind: 'loading' },
  payment: null,
  card: { kind: 'loading' },
  isChecking: false,
  history: emptyPages(),
  unpaid: null,
});

/** Recharging of the member in this tab; read with `useSnapshot`. */
export const ordersState = memberState<OrdersState>(emptyOrders);
