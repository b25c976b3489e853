import type { LiveState } from '@goldbean/contract/live';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { watchLives } from '../live-cards.actions.ts';
import { liveCardsState } from '../live-cards.state.ts';

type CardLiveState = 'soon' | 'live' | 'ended';

const statuses: Readonly<Record<LiveState, CardLiveState>> = {
  draft: 'soon',
  not_started: 'soon',
  live: 'live',
  ended: 'ended',
  stopped: 'ended',
  cancelled: 'ended',
};

/** How the live sessions of cards stand, now and from now on; null while that is not known. */
export function useLiveStates(liveIds: readonly string[]): (liveId: string) => CardLiveState | null {
  const { known } = useSnapshot(liveCardsState);
  const wanted = liveIds.join();
  useEffect(() => watchLives(wanted === '' ? [] : wanted.split(',')), [wanted]);
  return useMemo(
    () => (liveId) => {
      const state = known[liveId];
      return state === undefined ? null : statuses[state];
    },
    [known],
  );
}
