import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  FilmIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { ShortVideoView } from './short-video.ts';
import { VideoGrid, VideoMore } from './ShortVideoList.styles.ts';
import { ShortVideoTile } from './ShortVideoTile.tsx';

export type ShortVideoListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; videos: readonly ShortVideoView[]; hasMore: boolean; isLoadingMore?: boolean };

export interface ShortVideoListProps {
  state: ShortVideoListState;
  onMore: () => void;
  onRetry: () => void;
  /** What authors do with their own; left out where others' stand too. */
  own?: { onEdit: (id: string) => void; onDelete: (id: string) => void };
}

const waiting = ['1', '2', '3', '4', '5', '6'];

/** Short videos side by side, each to be played (S04). */
export function ShortVideoList({ state, onMore, onRetry, own }: ShortVideoListProps) {
  const { t } = useTranslation('short-video');
  if (state.kind === 'error')
    return (
      <ErrorState title={t('list.failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <VideoGrid>
          {waiting.map((key) => (
            <li key={key}>
              <Skeleton shape="block" height="320px" />
            </li>
          ))}
        </VideoGrid>
      </div>
    );
  if (state.videos.length === 0)
    return (
      <EmptyState icon={<FilmIcon aria-hidden="true" />} title={t('list.empty')}>
        {t('list.emptyHint')}
      </EmptyState>
    );
  return (
    <div>
      <VideoGrid aria-label={t('title')}>
        {state.videos.map((video) => (
          <li key={video.id}>
            <ShortVideoTile
              video={video}
              own={own && { onEdit: () => own.onEdit(video.id), onDelete: () => own.onDelete(video.id) }}
            />
          </li>
        ))}
      </VideoGrid>
      {state.hasMore && (
        <VideoMore>
          <Button fill="quiet" busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
            {t('list.more')}
          </Button>
        </VideoMore>
      )}
    </div>
  );
}
