import { calls } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { fieldErrors } from '../../../shared/forms/index.ts';
import type { ShopOrderInput, OrderedGoods } from './shop.service.ts';

/** What is about to be ordered. */
export interface CheckoutDraft {
  liveId: string;
  items: OrderedGoods[];
  /** They leave the cart when they are ordered. */
  isFromCart: boolean;
  /** The group at whose price it is bought; null for the price of one who buys alone. */
  groupId: string | null;
  /** Null while no way to pay is chosen. */
  payType: ShopOrderInput['pay_type'] | null;
  /** The service agreement was read (V35). */
  isAgreed: boolean;
}

export const emptyCheckout = (given: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  liveId: '',
  items: [],
  isFromCart: false,
  groupId: null,
  payType: null,
  isAgreed: false,
  ...given,
});

/** What is chosen so far, as G125 takes it. */
export const wishOf = ({
  liveId,
  items,
  isFromCart,
  groupId,
  payType,
  isAgreed,
}: CheckoutDraft): Partial<ShopOrderInput> => ({
  live_id: liveId,
  items,
  ...(isFromCart && { from_cart: true }),
  ...(groupId !== null && { tuangou_id: groupId }),
  ...(payType !== null && { pay_type: payType }),
  agree: isAgreed ? 1 : 0,
  agreement_version: agreements.service.version,
});

/** Field of the call to the `msg_key` of what is wrong with it. */
export const checkoutErrors = (draft: CheckoutDraft): Record<string, string> =>
  fieldErrors(calls.shop.createOrder.input, wishOf(draft));

const fields: Partial<Record<keyof CheckoutDraft, readonly string[]>> = {
  payType: ['pay_type'],
  isAgreed: ['agree', 'agreement_version'],
};
/** Which fields of the call a choice belongs to. */
export const checkoutFieldsOf = (name: keyof CheckoutDraft): readonly string[] => fields[name] ?? [];
