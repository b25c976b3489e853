import { Card, Section } from '@goldbean/design-system/primitives';
import { WishTimeline } from '@goldbean/design-system/wishes';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useWishEvents } from '../use-wish-events.ts';
import { wishState } from '../wish.state.ts';

/** How the wish of the page came to where it stands (S10, T05). */
export function WishHistory() {
  const { t } = useTranslation('wishes');
  const { detail } = useSnapshot(wishState);
  const viewsOf = useWishEvents();
  return (
    <Section title={t('timeline.label')}>
      <Card padding="large">
        <WishTimeline
          state={
            detail
              ? {
                  kind: 'ready',
                  events: viewsOf(detail.events),
                }
              : { kind: 'loading' }
          }
        />
      </Card>
    </Section>
  );
}
