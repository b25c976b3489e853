import type { CallData } from '@goldbean/contract/shared';
import { calls } from '@goldbean/contract/wishes';
import { request } from '../../../shared/api/index.ts';

export type VotePack = CallData<typeof calls.wishVotes.packs>['list'][number];
export type Voters = CallData<typeof calls.wishVotes.voters>;
export type Voter = Voters['list'][number];
export type BoughtVotes = CallData<typeof calls.wishVotes.buy>;

/** G036. */
export const loadPacks = async (): Promise<readonly VotePack[]> =>
  (await request(calls.wishVotes.packs, {})).list;

/** G037. The same `requestId` buys once. @throws ApiError `wallet.insufficient_beans`, `wish.closed`, `wish.merged` */
export const buyPack = (wishId: string, votes: number, requestId: string): Promise<BoughtVotes> =>
  request(calls.wishVotes.buy, { wish_id: wishId, pack: votes, request_id: requestId });

/** G402. @param page from 1 */
export const loadVoters = (wishId: string, page: number): Promise<Voters> =>
  request(calls.wishVotes.voters, { wish_id: wishId, page });
