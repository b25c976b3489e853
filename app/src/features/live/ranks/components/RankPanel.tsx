import { RankList, type RankListState } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { chooseRank, hideMe, loadRank, openRankList } from '../ranks.actions.ts';
import { ranksState } from '../ranks.state.ts';

/** C027, C031: who gave most in this live session, or in its channel, and where I stand. */
export function RankPanel() {
  const { phase, failure, period, rank, isHiding } = useSnapshot(ranksState);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(() => openRankList(), []);
  const stateOf = (): RankListState => {
    if (phase === 'failed') return { kind: 'error', reason: refusalWords(failure) };
    if (!rank) return { kind: 'loading' };
    const me = userBaseInfo &&
      rank.me && { nickname: userBaseInfo.nickname, img: userBaseInfo.img, ...rank.me };
    return {
      kind: 'ready',
      members: rank.list.map(({ rank: place, user, score, hidden }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        rank: place,
        score,
        isHidden: hidden,
      })),
      me: me ?? null,
      isMeHidden: rank.hidden,
      updatedAt: rank.updated,
    };
  };
  return (
    <RankList
      state={stateOf()}
      period={period}
      onPeriod={chooseRank}
      onRetry={() => void loadRank()}
      onHide={(isHidden) => void hideMe(isHidden)}
      isHiding={isHiding}
    />
  );
}
