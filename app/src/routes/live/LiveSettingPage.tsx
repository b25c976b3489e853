import { ButtonLink, ErrorState } from '@goldbean/design-system/primitives';
import { LiveSettingScreen } from '@goldbean/design-system/screens/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { PictureUpload } from '../../features/people/files/index.ts';
import {
  changeLive,
  LiveForm,
  liveSettingsState,
  openLive,
} from '../../features/live/live-settings/index.ts';
import { errorWords, refusalWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { NoChannel } from './NoChannel.tsx';

/** /pindao/liveSetting (S36): makes a live session, or changes one that has not begun. */
export function LiveSettingPage() {
  const { t } = useTranslation('live-setting');
  const go = useNavigate();
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const channelId = query.get('channel_id') ?? '';
  const { phase, error, form, channels, locked } = useSnapshot(liveSettingsState);

  useEffect(() => {
    void openLive(liveId, channelId);
  }, [liveId, channelId]);

  if (phase === 'loading') return <WaitingPage label={t('loading')} />;
  if (phase === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        retry={{ label: t('retry'), onRetry: () => void openLive(liveId, channelId) }}
      >
        {errorWords(error)}
      </ErrorState>
    );
  }
  if (channels.length === 0 && liveId === '') return <NoChannel />;
  const stateOf = () => {
    if (locked) return 'locked';
    return liveId === '' ? 'new' : 'edit';
  };
  return (
    <LiveSettingScreen
      state={stateOf()}
      form={
        <LiveForm
          picture={
            <PictureUpload
              scene="live"
              label={t('background')}
              hint={t('backgroundHint')}
              url={form.values.backgroundUrl}
              error={form.errors['background'] === undefined ? '' : refusalWords(form.errors['background'])}
              onUploaded={({ file_id: backgroundId, url: backgroundUrl }) =>
                changeLive({ backgroundId, backgroundUrl })
              }
            />
          }
          aside={
            liveId !== '' && (
              <ButtonLink href={paths.streamerLoading.href({ live_id: liveId })}>{t('console')}</ButtonLink>
            )
          }
          onSaved={(saved) => void go(paths.liveSetting.href({ live_id: saved }), { replace: true })}
        />
      }
    />
  );
}
