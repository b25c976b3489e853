import type { CallData } from '@goldbean/contract/shared';
import { calls as talkCalls } from '@goldbean/contract/talk';
import {
  calls,
  wishRoom,
  type Wish,
  type WishKind,
  type WishProduct,
  type WishTab,
} from '@goldbean/contract/wishes';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** Which wishes are asked for. */
export interface WishQuery {
  readonly tab: WishTab;
  /** A status, or 7 for all (D03). */
  readonly status: number;
  readonly product: WishProduct | '';
  /** 0 for all. */
  readonly kind: WishKind | 0;
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export type WishList = CallData<typeof calls.wishes.list>;
export type WishDetail = CallData<typeof calls.wishes.detail>;
export type Digest = CallData<typeof calls.wishes.digest>;
export type Today = CallData<typeof calls.wishes.today>;
export type Voted = CallData<typeof calls.wishVotes.vote>;

/** What a wish says, as the form sends it. */
export interface WishInput {
  readonly title: string;
  readonly description: string;
  readonly product: WishProduct | '';
  readonly kind: WishKind;
  /** File ids. */
  readonly pics: string[];
  /** File id of the recording of the screen; empty for none. */
  readonly recording: string;
}

/** C113: hears the pool. @throws ApiError */
export const joinPool = () => request(talkCalls.messaging.join, { room: wishRoom });

/** G030. */
export const listWishes = (query: WishQuery): Promise<WishList> => request(calls.wishes.list, { ...query });

/** G045: of my own only status, words and page say which. */
export const listMine = ({ status, q, page }: WishQuery): Promise<WishList> =>
  request(calls.wishes.mine, { state: status, q, page });

/** G031. @throws ApiError `wish.missing` */
export const loadWish = (wishId: string): Promise<WishDetail> =>
  request(calls.wishes.detail, { wish_id: wishId });

/** G047. */
export const loadToday = (): Promise<Today> => request(calls.wishes.today, {});

/** G034. */
export const findSimilar = async (title: string): Promise<readonly Wish[]> =>
  (await request(calls.wishes.similar, { title })).list;

/** G035. @throws ApiError `wish.closed`, `wish.merged` */
export const vote = (wishId: string, votes: boolean): Promise<Voted> =>
  request(calls.wishVotes.vote, {
    wish_id: wishId,
    action: votes ? 'vote' : 'unvote',
    request_id: newRequestId(),
  });

/** G032. @returns its id @throws ApiError `wish.*`, `file.unknown` */
export const addWish = async (
  written: WishInput & { readonly page: string; readonly version: string },
  requestId: string,
): Promise<string> => (await request(calls.wishes.add, { ...written, request_id: requestId })).wish_id;

/** G033. @throws ApiError `wish.not_pending`, `wish.*` */
export const editWish = async (wishId: string, written: WishInput, requestId: string): Promise<string> =>
  (await request(calls.wishes.edit, { wish_id: wishId, ...written, request_id: requestId })).wish.wish_id;

/** G400. @throws ApiError `wish.not_pending`, `wish.absorbed` */
export const withdrawWish = (wishId: string) =>
  request(calls.wishes.withdraw, { wish_id: wishId, request_id: newRequestId() });

/** G401. @param month `2026-11` */
export const loadDigest = (month: string): Promise<Digest> => request(calls.wishes.digest, { month });
