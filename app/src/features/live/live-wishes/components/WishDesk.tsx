import { liveWishLimits } from '@goldbean/contract/live';
import type { GiftOffer } from '@goldbean/design-system/gifts';
import { LiveWishDesk } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { loadLiveWishes, removeLiveWish, saveLiveWish } from '../live-wishes.actions.ts';
import { liveWishesState } from '../live-wishes.state.ts';
import { wishStateOf } from './wish-view.ts';

/** D18, P05: where those who run the live session say what they hope for. @param gifts the catalogue */
export function WishDesk({ gifts }: { readonly gifts: readonly GiftOffer[] }) {
  const { phase, failure, list, busy } = useSnapshot(liveWishesState);
  return (
    <LiveWishDesk
      state={wishStateOf({ phase, failure, list })}
      gifts={gifts}
      max={liveWishLimits.liveWishesMax}
      targetMax={liveWishLimits.liveWishTargetMax}
      busy={busy}
      onSave={({ id }, target) => void saveLiveWish(id, target)}
      onRemove={({ id }) => void removeLiveWish(id)}
      onRetry={() => void loadLiveWishes()}
    />
  );
}
