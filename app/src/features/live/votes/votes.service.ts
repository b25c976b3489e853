import { calls, type Vote } from '@goldbean/contract/live';
import { request } from '../../../shared/api/index.ts';

/** C026. @throws ApiError `vote.missing` */
export const loadVote = async (liveId: string, voteId: string): Promise<Vote | null> =>
  (await request(calls.votes.info, { live_id: liveId, vote_id: voteId })).vote;

/** C026: my one vote. @throws ApiError `vote.closed`, `vote.cast`, whatever refuses the room */
export const castVote = async (liveId: string, voteId: string, optionId: string): Promise<Vote | null> =>
  (await request(calls.votes.info, { live_id: liveId, vote_id: voteId, option_id: optionId })).vote;

export interface VoteInput {
  readonly question: string;
  readonly options: string[];
  readonly seconds: number;
}

/** G204. @throws ApiError `vote.running`, `live.not_on_air`, whatever refuses running it */
export const askVote = async (liveId: string, asked: VoteInput, requestId: string): Promise<Vote> =>
  (await request(calls.votes.create, { live_id: liveId, ...asked, request_id: requestId })).vote;

/** G205. @throws ApiError whatever refuses running the live session */
export const closeVote = async (voteId: string): Promise<Vote> =>
  (await request(calls.votes.close, { vote_id: voteId })).vote;
