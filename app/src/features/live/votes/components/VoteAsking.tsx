import { voteLimits } from '@goldbean/contract/live';
import { VoteDesk } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { askVote, closeVote } from '../votes.actions.ts';
import { votesState } from '../votes.state.ts';

const limits = {
  optionsMin: voteLimits.voteOptionsMin,
  optionsMax: voteLimits.voteOptionsMax,
  question: voteLimits.voteQuestionCharacters,
  option: voteLimits.voteOptionCharacters,
};

/** G204, G205: where those who run the live session ask its room. */
export function VoteAsking() {
  const { vote, busy, failure } = useSnapshot(votesState);
  return (
    <VoteDesk
      vote={
        vote && {
          question: vote.question,
          options: vote.options.map(({ id, text, n }) => ({ id, text, count: n })),
          endsAt: vote.closed ? null : vote.ends_ts,
        }
      }
      limits={limits}
      isAsking={busy === 'ask'}
      isClosing={busy === 'close'}
      {...(failure !== '' && { error: refusalWords(failure) })}
      onAsk={(question, options, seconds) => void askVote({ question, options, seconds })}
      onClose={() => void closeVote()}
      now={serverNow}
    />
  );
}
