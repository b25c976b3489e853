import { ShortVideoList } from '@goldbean/design-system/content';
import { useSnapshot } from 'valtio';
import { videoView } from '../short-video-view.ts';
import { moreOfVideoShelf, retryVideoShelf } from '../video-shelf.actions.ts';
import { videoShelfState } from '../video-shelf.state.ts';

export interface NewestVideosProps {
  /** Only so many; left out, all of them as one asks for more. */
  readonly most?: number | undefined;
}

/** G057: the newest short videos, once they are here (S03). */
export function NewestVideos({ most }: NewestVideosProps) {
  const { list, next, isLoadingMore } = useSnapshot(videoShelfState).feed;
  return (
    <ShortVideoList
      state={{
        kind: 'ready',
        videos: list.slice(0, most).map((video) => videoView(video, 'new')),
        hasMore: most === undefined && next !== null,
        isLoadingMore,
      }}
      onMore={moreOfVideoShelf}
      onRetry={retryVideoShelf}
    />
  );
}
