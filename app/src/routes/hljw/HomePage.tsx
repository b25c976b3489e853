import { styled } from '@goldbean/design-system/styling';
import { ButtonLink, VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { ChannelShelf, channelsState, showChannels } from '../../features/channels/index.ts';
import { LessonRow, loadLives, OnAir } from '../../features/lives/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[10]};
`;

const Streamer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: flex-end;
`;

/** How often the homepage asks what is on air while it is in sight, in ms. */
const refreshMs = 30_000;

/** /hljw/homepage: what is on air, what comes next, what has been, and the channels. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { t: words } = useTranslation('shell');
  const { permission } = useSnapshot(session);

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
    <Page>
      <VisuallyHidden as="h1">{words('title.homepage')}</VisuallyHidden>
      {permission && permission.stream_channels.length > 0 && (
        <Streamer>
          <ButtonLink href={paths.liveSetting.href()}>{t('schedule')}</ButtonLink>
          <ButtonLink tone="primary" fill="filled" href={paths.streamerLoading.href()}>
            {t('console')}
          </ButtonLink>
        </Streamer>
      )}
      <OnAir />
      <LessonRow section="not_started" />
      <ChannelShelf />
      <LessonRow section="ended" />
    </Page>
  );
}
