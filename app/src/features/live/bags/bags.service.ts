import { calls } from '@goldbean/contract/live';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type BagInfo = CallData<typeof calls.bags.info>;
export type Bag = NonNullable<BagInfo['bag']>;
export type BagCondition = CallData<typeof calls.bags.detail>['conditions'][number];
export type BagAward = CallData<typeof calls.bags.award>;
export type BagProof = CallData<typeof calls.bags.proof>;
export type BagList = CallData<typeof calls.bags.list>;
export type NewBag = CallInput<typeof calls.bags.distribution>;

/** C043. */
export const loadInfo = (liveId: string): Promise<BagInfo> => request(calls.bags.info, { live_id: liveId });

/** C044: the conditions, and which of them I meet. */
export const loadConditions = async (bagId: string): Promise<BagCondition[]> =>
  (await request(calls.bags.detail, { bag_id: bagId })).conditions;

/** C045. */
export const loadAward = (bagId: string): Promise<BagAward> => request(calls.bags.award, { bag_id: bagId });

/**
 * C046. @param comment the text that the bag asks for, when it is to be said with the joining
 * @throws ApiError `bag.joined`, `bag.condition` with what is `missing`, `bag.over`, `bag.own`, and why nothing may be said
 */
export const join = (bagId: string, comment: string | undefined, requestId: string) =>
  request(calls.bags.participate, {
    bag_id: bagId,
    request_id: requestId,
    ...(comment !== undefined && { comment }),
  });

/** G240. */
export const loadProof = (bagId: string): Promise<BagProof> => request(calls.bags.proof, { bag_id: bagId });

/** G241, the newest twenty. */
export const loadList = (liveId: string): Promise<BagList> => request(calls.bags.list, { live_id: liveId });

/** C070. @throws ApiError `bag.running`, `wallet.insufficient_beans`, whatever refuses giving */
export const give = (bag: NewBag) => request(calls.bags.distribution, bag);
