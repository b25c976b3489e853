import type { CallInput } from '@goldbean/contract/shared';
import { calls, type Wish, type WishStatus } from '@goldbean/contract/wishes';
import { newRequestId, request } from '../../../shared/api/index.ts';
import type { ReadWish } from './wish-conflict.ts';

/** @param edition the one that was read; left out, the change counts in any case */
const read = (edition: number | undefined) => (edition === undefined ? {} : { edition });

const dated = (expectedAt: number | null) => (expectedAt === null ? {} : { expected_date: expectedAt });

/** G038. @param expectedAt UTC ms; null: it stays @throws ApiError `wish.move`, `wish.date_past`, `wish.changed` */
export const move = async (
  wishId: string,
  status: WishStatus,
  reason: string,
  expectedAt: number | null,
  edition: number | undefined,
): Promise<Wish> =>
  (
    await request(calls.wishDesk.move, {
      wish_id: wishId,
      status,
      reason,
      ...dated(expectedAt),
      ...read(edition),
      request_id: newRequestId(),
    })
  ).wish;

/** G409. @param expectedAt UTC ms; null: nobody says it any more @throws ApiError `wish.date_past` */
export const schedule = async (
  wishId: string,
  expectedAt: number | null,
  reason: string,
  edition: number | undefined,
): Promise<Wish> =>
  (
    await request(calls.wishDesk.schedule, {
      wish_id: wishId,
      reason,
      ...dated(expectedAt),
      ...read(edition),
      request_id: newRequestId(),
    })
  ).wish;

/** G039. @throws ApiError `wish.not_launched` */
export const complete = async (wishId: string, note: string, edition: number | undefined): Promise<Wish> =>
  (
    await request(calls.wishDesk.complete, {
      wish_id: wishId,
      note,
      ...read(edition),
      request_id: newRequestId(),
    })
  ).wish;

/** G040. */
export const pin = async (wishId: string, on: boolean): Promise<Wish> =>
  (await request(calls.wishDesk.pin, { wish_id: wishId, on, request_id: newRequestId() })).wish;

/** G041. @returns the one that took the votes @throws ApiError `wish.merge_refused` */
export const merge = async (
  from: string,
  into: string,
  reason: string,
  edition: number | undefined,
): Promise<Wish> =>
  (
    await request(calls.wishDesk.merge, {
      from_id: from,
      to_id: into,
      reason,
      ...read(edition),
      request_id: newRequestId(),
    })
  ).wish;

/** G042. */
export const answer = async (wishId: string, text: string, edition: number | undefined): Promise<Wish> =>
  (
    await request(calls.wishDesk.answer, {
      wish_id: wishId,
      text,
      ...read(edition),
      request_id: newRequestId(),
    })
  ).wish;

/** G031: the wish as it is by now. */
export const loadWish = (wishId: string): Promise<ReadWish> =>
  request(calls.wishes.detail, { wish_id: wishId });

/** G412. @throws ApiError `wish.voter_missing`, `wish.voted_already`, `wish.closed` and others */
export const voteFor = async (given: CallInput<typeof calls.wishDesk.voteFor>): Promise<Wish> =>
  (await request(calls.wishDesk.voteFor, given)).wish;

/** G410: in beans. */
export const loadRewards = async (): Promise<number[]> => (await request(calls.wishDesk.rewards, {})).list;

/** G411. The same `requestId` rewards once. @throws ApiError `wish.rewarded`, `wish.not_adopted` */
export const reward = async (wishId: string, beans: number, requestId: string): Promise<Wish> =>
  (await request(calls.wishDesk.reward, { wish_id: wishId, beans, request_id: requestId })).wish;

/** G030: wishes that say so, those with the most votes first. */
export const findWishes = async (words: string): Promise<readonly Wish[]> =>
  (await request(calls.wishes.list, { tab: 'votes', q: words, page_size: 50 })).list;
