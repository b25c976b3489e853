import { styled } from '@goldbean/design-system/styling';
import { Banner, ButtonLink, ErrorState } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { PictureUpload } from '../../features/files/index.ts';
import {
  changeLesson,
  LessonForm,
  lessonSettingsState,
  openLesson,
} from '../../features/lesson-settings/index.ts';
import { errorWords, refusalWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { NoChannel } from './NoChannel.tsx';

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  max-inline-size: 880px;
  margin-inline: auto;
`;

const Heading = styled.header`
  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & p {
    margin: ${tokens.space[1]} 0 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** /pindao/liveSetting (S36): makes a lesson, or changes one that has not begun. */
export function LiveSettingPage() {
  const { t } = useTranslation('live-setting');
  const go = useNavigate();
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const channelId = query.get('channel_id') ?? '';
  const { phase, error, draft, errors, channels, locked } = useSnapshot(lessonSettingsState);

  useEffect(() => {
    void openLesson(liveId, channelId);
  }, [liveId, channelId]);

  if (phase === 'loading') return <WaitingPage label={t('loading')} />;
  if (phase === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        retry={{ label: t('retry'), onRetry: () => void openLesson(liveId, channelId) }}
      >
        {errorWords(error)}
      </ErrorState>
    );
  }
  if (channels.length === 0 && liveId === '') return <NoChannel />;
  return (
    <Page>
      <Heading>
        <h1>{liveId === '' ? t('title.new') : t('title.edit')}</h1>
        <p>{t('lead')}</p>
      </Heading>
      {locked && <Banner tone="warning">{t('locked')}</Banner>}
      <LessonForm
        picture={
          <PictureUpload
            scene="live"
            label={t('background')}
            hint={t('backgroundHint')}
            url={draft.backgroundUrl}
            error={errors.background === undefined ? '' : refusalWords(errors.background)}
            onUploaded={({ file_id: backgroundId, url: backgroundUrl }) =>
              changeLesson({ backgroundId, backgroundUrl })
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
    </Page>
  );
}
