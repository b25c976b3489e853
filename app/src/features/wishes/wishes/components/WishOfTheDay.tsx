import { Section } from '@goldbean/design-system/primitives';
import { WishCard } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { useWishView, wishHref } from '../use-wish-view.ts';
import { loadToday, voteFor } from '../wishes.actions.ts';
import { wishesState } from '../wishes.state.ts';

/** G047: the wish that gained most votes today; nothing while there is none (D48). At 0:00 another day begins. */
export function WishOfTheDay() {
  const { t } = useTranslation('wishes');
  const { today, voting } = useSnapshot(wishesState);
  const viewOf = useWishView();
  const ends = today?.ends_ts;
  useEffect(() => {
    void loadToday();
  }, []);
  useEffect(() => {
    if (ends === undefined) return undefined;
    const timer = setTimeout(() => void loadToday(), Math.max(0, ends - serverNow()) + 1_000);
    return () => clearTimeout(timer);
  }, [ends]);
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
