import { ButtonLink } from '@goldbean/design-system/primitives';
import { HomeScreen } from '@goldbean/design-system/screens/home';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ChannelShelf, channelsState, showChannels } from '../../features/people/channels/index.ts';
import { liveListState, LiveRow, loadLives, OnAir } from '../../features/live/live-list/index.ts';
import { OwnActsPanel } from '../../features/live/own-acts/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { IronPanels } from './IronPanels.tsx';
import { PageClub } from './PageClub.tsx';

/** How often the homepage asks what is on air while it is in sight, in ms. */
const refreshMs = 30_000;

/** /hljw/homepage: what is on air, what comes next, what has been, and the channels. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('shell');
  const { permission } = useSnapshot(session);
  const go = useNavigate();
  const [query] = useSearchParams();
  // The first live session on air has the one filled button of the view.
  const isOnAir = useSnapshot(liveListState).rows.live.list.length > 0;

  // Runs again whenever the page comes back into sight (D92): its cards stay while the new ones are fetched.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadLives();
    };
    refresh();
    void showChannels(channelsState.tab);
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <HomeScreen
      title={words('title.homepage')}
      actions={
        permission &&
        permission.stream_channels.length > 0 && (
          <>
            <ButtonLink href={paths.liveSetting.href()}>{t('schedule')}</ButtonLink>
            <ButtonLink
              tone="primary"
              fill={isOnAir ? 'outlined' : 'filled'}
              href={paths.streamerLoading.href()}
            >
              {t('console')}
            </ButtonLink>
          </>
        )
      }
      onAir={<OnAir />}
      next={<LiveRow section="not_started" />}
      channels={<ChannelShelf />}
      ended={<LiveRow section="ended" />}
      panel={
        <>
          <OwnActsPanel
            isOpen={query.get('panel') === 'acts'}
            onClose={() => void go(paths.homepage.href(), { replace: true })}
          />
          <IronPanels hrefOf={paths.homepage.href} />
          <PageClub href={paths.homepage.href()} watchHref={paths.homepage.href()} />
        </>
      }
    />
  );
}
