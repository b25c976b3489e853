import { useTranslation } from 'react-i18next';
import { ChevronUpIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { isOpenForVotes, type WishView } from '../wish.ts';
import { VoteBox, VotePress } from './WishCard.styles.ts';

interface WishVoteProps {
  wish: WishView;
  /** My vote is on its way. */
  isVoting: boolean;
  /** Told whether my free vote should count from now on. */
  onVote: (wish: WishView, hasVoted: boolean) => void;
}

/** All votes of a wish, and mine with a press while it is open (D47). */
export function WishVote({ wish, isVoting, onVote }: WishVoteProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { hasVoted } = wish;
  const votes = formats.compact(wish.freeVotes + wish.paidVotes);
  if (!isOpenForVotes(wish)) {
    return (
      <VoteBox data-closed>
        <strong>{votes}</strong>
        <span>{hasVoted ? t('voted') : t('voteClosed')}</span>
      </VoteBox>
    );
  }
  return (
    <VotePress
      type="button"
      aria-pressed={hasVoted}
      aria-busy={isVoting || undefined}
      onClick={() => {
        if (!isVoting) onVote(wish, !hasVoted);
      }}
    >
      <ChevronUpIcon aria-hidden="true" />
      <strong>{votes}</strong>
      <span>{hasVoted ? t('voted') : t('vote')}</span>
    </VotePress>
  );
}
