import type { Vote } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { isOpen } from './votes.domain.ts';
import type { VotePorts } from './votes.ports.ts';
import { findCast, findOptions, type OptionRow, type VoteRow } from './votes.repository.ts';

/** How the options of a vote stand, as its events say it. */
export const countsOf = (options: readonly OptionRow[]) => options.map(({ option_id: id, n }) => ({ id, n }));

/** A vote as a member sees it. @param uid whose own vote is shown */
export async function voteView(
  from: Reader,
  vote: VoteRow,
  uid: string,
  { clock }: Pick<VotePorts, 'clock'>,
): Promise<Vote> {
  const options = await findOptions(from, vote.vote_id);
  const ends = Math.min(vote.closed_at ?? vote.ends_at, vote.ends_at);
  return {
    id: vote.vote_id,
    question: vote.question,
    options: options.map(({ option_id, text, n }) => ({ id: option_id, text, n })),
    mine: await findCast(from, vote.vote_id, uid),
    ends: shanghaiTime(ends),
    ends_ts: ends,
    closed: !isOpen(vote, clock.now()),
  };
}
