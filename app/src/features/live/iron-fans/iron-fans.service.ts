import { calls, type ContinuousPlan, type IronPlan } from '@goldbean/contract/live';
import { orderPlace } from '@goldbean/contract/money';
import { agreements, type CallData, type CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import { paths } from '../../../shared/paths/index.ts';

export type IronPlans = CallData<typeof calls.ironFans.plans>;
export type IronWish = Pick<CallInput<typeof calls.ironFans.order>, 'pay_type' | 'price'> & {
  readonly channelId: string;
  readonly plan: IronPlan;
  /** Where the payer goes on afterwards: a page of ours. */
  readonly back: string;
};

/** V35: ticked, in the version that this page shows. */
const agreed = { agree: true, agreement_version: agreements.service.version } as const;

/** G095. @throws ApiError `request.not_found` */
export const loadPlans = (channelId: string): Promise<IronPlans> =>
  request(calls.ironFans.plans, { channel_id: channelId });

/** Where an order is paid, and where its payer goes on afterwards. */
const payPageOf = (orderNo: string, back: string): string => paths.pay.href({ order: orderNo, to: back });

/** G096. @throws ApiError `iron.*`, `wallet.insufficient`, `order.*` */
export const order = ({ channelId, plan, pay_type, price, back }: IronWish, requestId: string) =>
  request(calls.ironFans.order, {
    channel_id: channelId,
    plan,
    pay_type,
    price,
    ...agreed,
    return_url: `${window.location.origin}${payPageOf(orderPlace, back)}`,
    request_id: requestId,
  });

/** G097. @throws ApiError `iron.none`, `iron.not_continuous` */
export const cancel = (channelId: string) => request(calls.ironFans.cancel, { channel_id: channelId });

/** G148. @throws ApiError `iron.*`, `order.agreement_changed` */
export const change = (channelId: string, plan: ContinuousPlan, price: number) =>
  request(calls.ironFans.change, { channel_id: channelId, plan, price, ...agreed });

/** G310. */
export const listMine = async () => (await request(calls.ironFans.mine, {})).list;

/** G311. @throws ApiError `request.forbidden` */
export const listMembers = (channelId: string, page: number) =>
  request(calls.ironFans.members, { channel_id: channelId, page });

/** G149. @throws ApiError `request.forbidden`, `iron.*` */
export const extend = (
  channelId: string,
  { uid, days, reason }: { readonly uid: string; readonly days: number; readonly reason: string },
  requestId: string,
) => request(calls.ironFans.extend, { channel_id: channelId, uid, days, reason, request_id: requestId });
