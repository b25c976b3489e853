import { HomeMenu } from '@goldbean/design-system/home';
import { ButtonLink, Skeleton } from '@goldbean/design-system/primitives';
import { HomeScreen } from '@goldbean/design-system/screens/home';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ChannelShelf, channelsState, showChannels } from '../../features/people/channels/index.ts';
import { liveSessionsState, LiveRow, loadLives, OnAir } from '../../features/live/live-sessions/index.ts';
import { OwnModerationPanel } from '../../features/live/own-moderation/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { FeedbackOver } from './FeedbackOver.tsx';
import { FollowedShelf, homeMenus, ReadShelf, WatchShelf } from './home-shelves.ts';
import { IronPanels } from './IronPanels.tsx';
import { PageClub } from './PageClub.tsx';

/** How often the homepage asks what is on air while it is in sight, in ms. */
const refreshMs = 30_000;

/** /hljw/homepage: what is on air, next, to read, to watch, from whom I follow; by the menu of its address one part of it (S03). */
export function HomePage() {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('shell');
  const { t: parts } = useTranslation('shelves');
  const { permission } = useSnapshot(session);
  const go = useNavigate();
  const [query] = useSearchParams();
  const menu = homeMenus.find((known) => known === query.get('menu')) ?? null;
  const shows = (part: (typeof homeMenus)[number]) => menu === null || menu === part;
  // The first live session on air has the one filled button of the view.
  const isOnAir = useSnapshot(liveSessionsState).rows.live.list.length > 0;

  // Runs again whenever the page comes back into sight (D92): its cards stay while the new ones are fetched.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadLives();
    };
    refresh();
    void showChannels('shelf', channelsState.lists.shelf.tab);
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <HomeScreen
      title={words('title.homepage')}
      menu={
        <HomeMenu
          selected={menu ?? ''}
          items={[
            { key: '', label: parts('every'), href: paths.homepage.href() },
            ...homeMenus.map((key) => ({
              key,
              label: parts(key === 'live' || key === 'next' ? key : `${key}.title`),
              href: paths.homepage.href({ menu: key }),
            })),
          ]}
        />
      }
      actions={
        <>
          <ButtonLink href={paths.homework.href()}>{parts('homework')}</ButtonLink>
          {permission && permission.stream_channels.length > 0 && (
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
          )}
        </>
      }
      onAir={shows('live') && <OnAir />}
      next={shows('next') && <LiveRow section="not_started" />}
      shelves={[
        shows('read') && (
          <Suspense key="read" fallback={<Skeleton shape="block" height="260px" />}>
            <ReadShelf isWhole={menu !== null} />
          </Suspense>
        ),
        shows('watch') && (
          <Suspense key="watch" fallback={<Skeleton shape="block" height="260px" />}>
            <WatchShelf isWhole={menu !== null} />
          </Suspense>
        ),
        shows('followed') && (
          <Suspense key="followed" fallback={<Skeleton shape="block" height="260px" />}>
            <FollowedShelf isWhole={menu !== null} />
          </Suspense>
        ),
      ]}
      channels={menu === null && <ChannelShelf />}
      ended={shows('watch') && <LiveRow section="ended" />}
      panel={
        <>
          <OwnModerationPanel
            isOpen={query.get('panel') === 'acts'}
            onClose={() => void go(paths.homepage.href(), { replace: true })}
          />
          <FeedbackOver href={paths.homepage.href()} />
          <IronPanels hrefOf={paths.homepage.href} />
          <PageClub href={paths.homepage.href()} watchHref={paths.homepage.href()} />
        </>
      }
    />
  );
}
