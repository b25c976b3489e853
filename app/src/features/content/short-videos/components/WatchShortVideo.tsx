import { ShortVideoPlayer, type ShortVideoState } from '@goldbean/design-system/content';
import { Video } from '@goldbean/design-system/primitives';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useStageKeys } from '../../../../shared/player/index.ts';
import { playIn, retryFilm, seek, setMuted, setPlaying } from '../playing.actions.ts';
import { coverOf } from '../short-video-view.ts';
import { keepVideo, likeVideo, openWatching, watchFrom } from '../short-videos.actions.ts';
import type { Tab } from '../short-videos.service.ts';
import { shortVideosState } from '../short-videos.state.ts';

export interface WatchShortVideoProps {
  /** Empty for the first of all. */
  readonly id: string;
  readonly tab: Tab;
  /** Where it begins, ms; null where it was left. */
  readonly from: number | null;
  /** Another is to be shown. */
  readonly onGo: (id: string) => void;
  readonly onComment: () => void;
  readonly onReport: (video: { readonly id: string; readonly author: string }) => void;
}

/** S04: plays one short video; the next is fetched meanwhile, so that the wheel never waits. */
export function WatchShortVideo({ id, tab, from, onGo, onComment, onReport }: WatchShortVideoProps) {
  const { t } = useTranslation(['short-video', 'content']);
  const { feed, watch } = useSnapshot(shortVideosState);
  const at = feed.list.findIndex((video) => video.id === id);
  const video = feed.list[at];
  const current = useRef<HTMLVideoElement>(null);
  const canPlay = video?.film.state === 'ready';
  const known = feed.list.length;

  // With the tab alone: which of them plays does not begin the list anew.
  const open = useEffectEvent((list: Tab) => openWatching(list, id));
  useEffect(() => open(tab), [tab]);
  useEffect(() => watchFrom(id, known), [id, known]);
  const firstId = feed.list[0]?.id;
  const begin = useEffectEvent(onGo);
  useEffect(() => {
    if (id === '' && firstId !== undefined) begin(firstId);
  }, [id, firstId]);
  const start = useEffectEvent((element: HTMLVideoElement, shown: string) => playIn(element, shown, from));
  useEffect(() => {
    const element = current.current;
    return canPlay && element ? start(element, id) : undefined;
  }, [canPlay, id]);

  const to = (step: number) => {
    const other = feed.list[at + step];
    if (other) onGo(other.id);
  };
  const isPlaying = watch.phase === 'playing' || watch.phase === 'loading';
  useStageKeys(
    {
      ArrowDown: () => to(1),
      ArrowUp: () => to(-1),
      k: () => setPlaying(!isPlaying),
      m: () => setMuted(!watch.isMuted),
      l: () => video && void likeVideo(id, !video.liked),
    },
    video !== undefined,
  );
  if (!video) return null;

  const state = (): ShortVideoState => {
    if (video.film.state === 'processing') return { kind: 'processing' };
    if (video.film.state === 'failed') return { kind: 'failed', reason: t('card.failed') };
    return watch.phase === 'lost' ? { kind: 'failed', reason: t('watch.lost') } : { kind: watch.phase };
  };
  return (
    <ShortVideoPlayer
      title={video.title}
      author={{ uid: video.author.uid, nickname: video.author.nickname, img: video.author.img }}
      state={state()}
      position={watch.position}
      duration={watch.duration}
      isMuted={watch.isMuted}
      counts={{
        likes: video.likes,
        isLiked: video.liked,
        comments: video.comments,
        isFavourite: video.kept,
      }}
      isFirst={at === 0}
      isLast={at === known - 1}
      onPlay={setPlaying}
      onSeek={seek}
      onMute={setMuted}
      onNext={() => to(1)}
      onPrevious={() => to(-1)}
      onLike={(isLiked) => void likeVideo(id, isLiked)}
      onFavourite={(isKept) => void keepVideo(id, isKept)}
      onComment={onComment}
      onReport={() => onReport({ id, author: video.author.nickname })}
      onRetry={() => void retryFilm(id)}
    >
      {feed.list
        .slice(at, at + 2)
        .filter(({ film }) => film.state === 'ready')
        .map((one) => (
          <Video
            key={one.id}
            ref={one.id === id ? current : undefined}
            src={one.film.url}
            poster={coverOf(one) || undefined}
            aria-label={one.title}
            hidden={one.id !== id}
            preload="auto"
            playsInline
            loop
          />
        ))}
    </ShortVideoPlayer>
  );
}
