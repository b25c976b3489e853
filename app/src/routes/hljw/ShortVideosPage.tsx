import type { PostTab } from '@goldbean/contract/content';
import { ButtonLink, Skeleton, Tabs } from '@goldbean/design-system/primitives';
import { ShortVideosScreen } from '@goldbean/design-system/screens/content';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeleteShortVideo, ShortVideos } from '../../features/content/short-videos/index.ts';
import { paths } from '../../shared/paths/index.ts';

const PublishShortVideo = lazy(async () => ({
  default: (await import('./PublishShortVideo.tsx')).PublishShortVideo,
}));

const tabs = ['new', 'hot', 'mine'] as const satisfies readonly PostTab[];

/** /hljw/smallvideo: short videos to choose from (S04), or with `write` the form of one (S50, D91). */
export function ShortVideosPage() {
  const { t } = useTranslation('short-video');
  const go = useNavigate();
  const [query] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'new';
  const write = query.get('write');
  if (write !== null)
    return (
      <ShortVideosScreen
        title={t(write === 'new' ? 'publish' : 'form.change')}
        lead={t('lead')}
        actions={<ButtonLink href={paths.shortVideos.href({ tab: 'mine' })}>{t('form.see')}</ButtonLink>}
        videos={
          <Suspense fallback={<Skeleton height="320px" shape="block" />}>
            <PublishShortVideo id={write} />
          </Suspense>
        }
      />
    );
  return (
    <ShortVideosScreen
      title={t('title')}
      lead={t(tab === 'mine' ? 'mineLead' : 'lead')}
      actions={
        <ButtonLink tone="primary" fill="filled" href={paths.shortVideos.href({ write: 'new' })}>
          {t('publish')}
        </ButtonLink>
      }
      videos={
        <Tabs
          label={t('feeds')}
          items={tabs.map((key) => ({ key, label: t(key) }))}
          selected={tab}
          onSelect={(key) => void go(paths.shortVideos.href({ tab: key === 'new' ? undefined : key }))}
        >
          <ShortVideos tab={tab} onEdit={(id) => void go(paths.shortVideos.href({ write: id }))} />
        </Tabs>
      }
      over={<DeleteShortVideo />}
    />
  );
}
