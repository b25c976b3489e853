import { Section } from '@goldbean/design-system/primitives';
import { WishCard } from '@goldbean/design-system/wishes';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useWishView, wishHref } from '../use-wish-view.ts';
import { voteFor } from '../wishes.actions.ts';
import { wishesState } from '../wishes.state.ts';

/** G047: the wish that gained most votes today; nothing while there is none (D48). The list beside it asks for it. */
export function WishOfTheDay() {
  const { t } = useTranslation('wishes');
  const { today, voting } = useSnapshot(wishesState);
  const viewOf = useWishView();
  if (!today?.wish) return null;
  const { wish } = today;
  return (
    <Section title={t('ofTheDay')}>
      <WishCard
        wish={viewOf(wish)}
        href={wishHref(wish.wish_id)}
        isVoting={voting[wish.wish_id] === true}
        onVote={(voted, votes) => void voteFor(voted.id, votes)}
      />
    </Section>
  );
}
