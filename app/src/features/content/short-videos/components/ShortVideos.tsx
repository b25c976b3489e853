import { ShortVideoList, type ShortVideoListState } from '@goldbean/design-system/content';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { videoView } from '../short-video-view.ts';
import { askToDelete, moreVideos, openVideos, retryVideos } from '../short-videos.actions.ts';
import type { Tab } from '../short-videos.service.ts';
import { shortVideosState } from '../short-videos.state.ts';

export interface ShortVideosProps {
  readonly tab: Tab;
  /** One of mine is to be changed. */
  readonly onEdit: (id: string) => void;
}

/** G057: short videos to choose from, or mine with their standing (S04). */
export function ShortVideos({ tab, onEdit }: ShortVideosProps) {
  const { feed } = useSnapshot(shortVideosState);
  useEffect(() => openVideos(tab), [tab]);
  const state = (): ShortVideoListState => {
    if (feed.phase === 'failed') return { kind: 'error', reason: errorWords(feed.error) };
    if (feed.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      videos: feed.list.map((video) => videoView(video, tab)),
      hasMore: feed.next !== null,
      isLoadingMore: feed.isLoadingMore,
    };
  };
  return (
    <ShortVideoList
      state={state()}
      onMore={moreVideos}
      onRetry={retryVideos}
      {...(tab === 'mine' && { own: { onEdit, onDelete: askToDelete } })}
    />
  );
}
