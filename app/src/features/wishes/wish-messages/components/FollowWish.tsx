import { BellIcon, BellOffIcon, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { followWish } from '../wish-messages.actions.ts';
import { wishMessagesState } from '../wish-messages.state.ts';

export interface FollowWishProps {
  readonly wishId: string;
  /** I hear how it goes on. */
  readonly hears: boolean;
  readonly onHears: (hears: boolean) => void;
}

/** G403: one switch for a wish: to hear of it, or nothing more (S10). */
export function FollowWish({ wishId, hears, onHears }: FollowWishProps) {
  const { t } = useTranslation('wishes');
  const { isFollowing } = useSnapshot(wishMessagesState);
  const follow = async () => {
    const now = await followWish(wishId, !hears);
    if (now !== null) onHears(now);
  };
  return (
    <Button
      icon={hears ? <BellIcon aria-hidden="true" /> : <BellOffIcon aria-hidden="true" />}
      aria-pressed={hears}
      busyLabel={isFollowing ? t('saving') : undefined}
      onClick={() => void follow()}
    >
      {hears ? t('follow.on') : t('follow.off')}
    </Button>
  );
}
