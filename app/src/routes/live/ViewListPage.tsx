import { ButtonLink } from '@goldbean/design-system/primitives';
import { WatchersScreen } from '@goldbean/design-system/screens/live';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Viewers } from '../../features/live/viewers/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** /jwLive/viewList (S36): who watched a live session; where none is named, the way to the member's own. */
export function ViewListPage() {
  const { t } = useTranslation('watchers');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  if (liveId === '') return <Navigate to={paths.streamerLoading.href()} replace />;
  return (
    <WatchersScreen
      actions={<ButtonLink href={paths.streamer.href({ live_id: liveId })}>{t('console')}</ButtonLink>}
    >
      <Viewers liveId={liveId} />
    </WatchersScreen>
  );
}
