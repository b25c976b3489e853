import { Shelf } from '@goldbean/design-system/home';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  NewestVideos,
  openVideoShelf,
  retryVideoShelf,
  videoShelfState,
} from '../../features/content/short-videos/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { shelfState, type HomeShelfProps } from './home-shelf.ts';

/** Tiles of a row on the widest page. */
const fewVideos = 6;

/** To watch: the newest short videos (S03). */
export function WatchShelf({ isWhole }: HomeShelfProps) {
  const { feed } = useSnapshot(videoShelfState);
  useEffect(openVideoShelf, []);
  return (
    <Shelf
      kind="watch"
      state={shelfState([feed])}
      allHref={paths.shortVideos.href()}
      onRetry={retryVideoShelf}
    >
      <NewestVideos most={isWhole ? undefined : fewVideos} />
    </Shelf>
  );
}
