import type { PostTab } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { NotFound, ReviewNote } from '@goldbean/design-system/content';
import { Button, ButtonLink, Drawer, ErrorState, Skeleton } from '@goldbean/design-system/primitives';
import { ShortVideoScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Comments } from '../../features/content/comments/index.ts';
import {
  beginContentReport,
  beginHiding,
  ContentReportDialogs,
} from '../../features/content/content-reports/index.ts';
import {
  retryVideos,
  reviewOfVideo,
  shortVideosState,
  VideoChapters,
  WatchShortVideo,
} from '../../features/content/short-videos/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { mediaPlaceOf, paths } from '../../shared/paths/index.ts';

const tabs = ['new', 'hot', 'mine'] as const satisfies readonly PostTab[];

/** /hljw/videoplay: plays short videos one after the other, with comments in a drawer (S04, D91). */
export function VideoPlayPage() {
  const { t } = useTranslation(['short-video', 'content-report']);
  const go = useNavigate();
  const [query] = useSearchParams();
  const { feed } = useSnapshot(shortVideosState);
  const { roles } = useSnapshot(identityState);
  const id = query.get('id') ?? '';
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'new';
  const listed = { tab: tab === 'new' ? undefined : tab };
  const here = { id, ...listed };
  const video = feed.list.find((one) => one.id === id);
  const moderates = roles.includes('inspector') || roles.includes('admin');
  const show = (shown: string) => void go(paths.videoPlay.href({ id: shown, ...listed }), { replace: true });

  const instead = () => {
    if (feed.phase === 'loading') return <Skeleton height="480px" shape="block" />;
    const isGone = feed.phase === 'ready' || asApiError(feed.error).code === codes.missing;
    if (isGone) return <NotFound state={{ kind: 'gone' }} homeHref={paths.shortVideos.href()} />;
    return (
      <ErrorState title={t('list.failed')} retry={{ label: t('retry'), onRetry: retryVideos }}>
        {errorWords(feed.error)}
      </ErrorState>
    );
  };
  return (
    <ShortVideoScreen
      title={t('title')}
      back={
        <>
          <ButtonLink size="small" href={paths.shortVideos.href(listed)}>
            {t('watch.all')}
          </ButtonLink>
          {moderates && video && !video.is_own && (
            <Button
              size="small"
              tone="danger"
              onClick={() => beginHiding({ type: 'video', id, author: video.author.nickname })}
            >
              {t('content-report:hide.open')}
            </Button>
          )}
        </>
      }
      note={video && <ReviewNote state={reviewOfVideo(video)} />}
      player={
        <>
          <WatchShortVideo
            id={id}
            tab={tab}
            from={mediaPlaceOf(query.get('t'))}
            onGo={show}
            onComment={() => void go(paths.videoPlay.href({ ...here, panel: 'comments' }))}
            onReport={(reported) => beginContentReport({ type: 'video', ...reported })}
          />
          {!video && instead()}
        </>
      }
      {...(video && video.text !== '' && { about: { heading: t('watch.about'), text: video.text } })}
      {...(video &&
        video.chapters.length > 0 && {
          chapters: { heading: t('watch.chapters'), list: <VideoChapters chapters={[...video.chapters]} /> },
        })}
      keys={t('watch.keys')}
      over={
        <>
          <Drawer
            isOpen={video?.state === 'displayed' && query.get('panel') === 'comments'}
            onClose={() => void go(paths.videoPlay.href(here), { replace: true })}
            title={t('watch.comments')}
            closeLabel={t('close')}
          >
            {video && (
              <Comments
                type="video"
                id={id}
                onReport={(target) => beginContentReport({ type: 'comment', ...target })}
                onHide={moderates ? (target) => beginHiding({ type: 'comment', ...target }) : undefined}
              />
            )}
          </Drawer>
          <ContentReportDialogs />
        </>
      }
    />
  );
}
