import { CardGrid, PageSection } from '@goldbean/design-system/page';
import { ButtonLink, EmptyState, RadioIcon, Skeleton } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { LiveSessionCard } from './LiveSessionCard.tsx';
import { LivesError } from './LiveSessionsError.tsx';

/** What is on air now: the first live session large, the others beneath it. */
export function OnAir() {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('groups');
  const row = useSnapshot(liveSessionsState).rows.live;
  const [first, ...others] = row.list;
  return (
    <PageSection title={t('onAir')} isBusy={row.phase === 'loading'}>
      {row.phase === 'loading' && <Skeleton shape="block" height="360px" />}
      {row.phase === 'failed' && <LivesError error={row.error} />}
      {row.phase === 'ready' && !first && (
        <EmptyState
          size="row"
          icon={<RadioIcon aria-hidden="true" />}
          title={t('quiet.title')}
          action={<ButtonLink href={paths.chat.href()}>{words('link')}</ButtonLink>}
        >
          {t('quiet.text')}
        </EmptyState>
      )}
      {first && <LiveSessionCard live={first} variant="hero" />}
      {others.length > 0 && (
        <CardGrid items={others} keyOf={(live) => live.live_id}>
          {(live) => <LiveSessionCard live={live} />}
        </CardGrid>
      )}
    </PageSection>
  );
}
