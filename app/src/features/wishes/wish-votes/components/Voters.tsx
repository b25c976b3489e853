import { WishVoters, type WishVotersState } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { moreVoters, openVoters, retryVoters } from '../wish-votes.actions.ts';
import { wishVotesState } from '../wish-votes.state.ts';

export interface VotersProps {
  readonly wishId: string;
  /** Free votes by the learning level of those who gave them (E01). */
  readonly levels: readonly { readonly level: number; readonly votes: number }[];
}

/** G402: who voted for a wish (S10). */
export function Voters({ wishId, levels }: VotersProps) {
  const { voters } = useSnapshot(wishVotesState);
  useEffect(() => openVoters(wishId), [wishId]);
  const state = (): WishVotersState => {
    if (voters.phase === 'failed') return { kind: 'failed', reason: errorWords(voters.error) };
    if (voters.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      total: voters.total,
      isLoadingMore: voters.isLoadingMore,
      voters: voters.list.map(({ user, free, tickets }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        hasVoted: free,
        paidVotes: tickets,
      })),
    };
  };
  return <WishVoters state={state()} levels={levels} onMore={moreVoters} onRetry={retryVoters} />;
}
