import { calls } from '@goldbean/contract/money';
import { fieldErrors } from '../../../shared/forms/index.ts';
import type { RechargeOrderInput, OrderScene } from './orders.service.ts';

/** An order that is being filled in. */
export interface OrderDraft {
  scene: OrderScene;
  /** Null while no pack is chosen. */
  packId: string | null;
  /** Null while no way to pay is chosen. */
  payType: RechargeOrderInput['pay_type'] | null;
  /** The agreement was read (V35). */
  isAgreed: boolean;
  /** The version of it that was shown. */
  agreementVersion: string;
  /** K29: where the recharge began. */
  channel: number;
  /** The live session it began in, or empty. */
  liveId: string;
  /** Where the browser comes back to from a payment that begins with the order; empty for the page of the order alone. */
  returnUrl: string;
}

export const emptyOrder = (given: Partial<OrderDraft> = {}): OrderDraft => ({
  scene: 'beans',
  packId: null,
  payType: null,
  isAgreed: false,
  agreementVersion: '',
  channel: 0,
  liveId: '',
  returnUrl: '',
  ...given,
});

/** What is chosen so far, as C076, C083 and C090 take it. */
export const wishOf = (draft: OrderDraft): Partial<RechargeOrderInput> => ({
  scene: draft.scene,
  ...(draft.packId !== null && { goods_id: draft.packId }),
  ...(draft.payType !== null && { pay_type: draft.payType }),
  agree: draft.isAgreed ? 1 : 0,
  agreement_version: draft.agreementVersion,
  channel: draft.channel,
  ...(draft.liveId !== '' && { live_id: draft.liveId }),
  ...(draft.scene !== 'beans' && draft.returnUrl !== '' && { return_url: draft.returnUrl }),
});

const schemas = {
  beans: calls.recharge.createBeanOrder.input,
  coins: calls.recharge.createCoinOrder.input,
  dangwu: calls.dangwu.createOrder.input,
} as const;

/** Field of the call to the `msg_key` of what is wrong with it. */
export const orderErrors = (draft: OrderDraft): Record<string, string> =>
  fieldErrors(schemas[draft.scene], wishOf(draft));

const fields: Partial<Record<keyof OrderDraft, readonly string[]>> = {
  packId: ['goods_id'],
  payType: ['pay_type'],
  isAgreed: ['agree', 'agreement_version'],
};
/** Which fields of the call a choice belongs to. */
export const orderFieldsOf = (name: keyof OrderDraft): readonly string[] => fields[name] ?? [];
