import { LiveWish, LiveWishHelpers, type LiveWishHelpersState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import {
  closeHelpers,
  loadHelpers,
  loadLiveWishes,
  loadMoreHelpers,
  openHelpers,
} from '../live-wishes.actions.ts';
import { liveWishesState } from '../live-wishes.state.ts';
import { goalOf, wishStateOf } from './wish-view.ts';

export interface WishPanelProps {
  /** Why nothing can be given now. */
  readonly disabledReason?: string | undefined;
  /** Opens the gifts at the one hoped for. */
  readonly onGive: (giftId: string) => void;
}

/** D18: what the teacher hopes for; nothing where nothing is. */
export function WishPanel({ disabledReason, onGive }: WishPanelProps) {
  const { phase, failure, list, asked, helpers } = useSnapshot(liveWishesState);
  const helpersState = (): LiveWishHelpersState => {
    if (helpers.phase === 'loading') return { kind: 'loading' };
    if (helpers.phase === 'failed') return { kind: 'error', reason: errorWords(helpers.error) };
    return {
      kind: 'ready',
      helpers: helpers.list.map(({ user: { uid, nickname, img }, n }) => ({ uid, nickname, img, n })),
      hasMore: helpers.list.length < helpers.total,
      isLoadingMore: helpers.isLoadingMore,
    };
  };
  if (phase === 'loading' || (phase === 'ready' && list.length === 0)) return null;
  return (
    <>
      <LiveWish
        state={wishStateOf({ phase, failure, list })}
        onGive={({ id }) => onGive(id)}
        onHelpers={({ id }) => openHelpers(id)}
        onRetry={() => void loadLiveWishes()}
        {...(disabledReason !== undefined && { disabledReason })}
      />
      <LiveWishHelpers
        gift={asked && goalOf(asked).gift}
        state={helpersState()}
        onRetry={() => void loadHelpers()}
        onMore={() => void loadMoreHelpers()}
        onClose={closeHelpers}
      />
    </>
  );
}
