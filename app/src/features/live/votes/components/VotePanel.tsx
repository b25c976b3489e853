import { VoteCard, type VoteState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { castVote } from '../votes.actions.ts';
import { votesState } from '../votes.state.ts';

/** C026: what the room is asked, then how it voted; nothing while it is asked nothing. */
export function VotePanel() {
  const { vote, isCasting, isFailed } = useSnapshot(votesState);
  if (!vote) return null;
  const { mine, ends_ts: endsAt } = vote;
  const stateOf = (): VoteState => {
    if (vote.closed) return { kind: 'result', mine };
    return mine === null
      ? { kind: 'open', endsAt, isSending: isCasting, isFailed }
      : { kind: 'voted', endsAt, mine };
  };
  return (
    <VoteCard
      key={vote.id}
      question={vote.question}
      options={vote.options.map(({ id, text, n }) => ({ id, text, count: n }))}
      state={stateOf()}
      onVote={(option) => void castVote(option)}
      now={serverNow}
    />
  );
}
