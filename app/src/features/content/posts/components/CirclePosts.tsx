import type { PostTab } from '@goldbean/contract/content';
import { PostFeed, type PostFeedState } from '@goldbean/design-system/content';
import { EmptyState } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { morePosts, openPosts, retryPosts, showFresh } from '../posts.actions.ts';
import { postsState, type PostPlace } from '../posts.state.ts';
import { type PostRowActions, PostRow } from './PostRow.tsx';

export interface CirclePostsProps {
  readonly place: PostPlace;
  readonly tab: PostTab;
  /** Only this topic; left out for all. */
  readonly topicId?: string;
  /** A post is to be opened with its comments. */
  readonly onOpen: (id: string) => void;
  readonly actions: PostRowActions;
}

/** G051: the circle, one topic of it, or what I wrote; follows what is displayed and goes (S06, T14). */
export function CirclePosts({ place, tab, topicId = '', onOpen, actions }: CirclePostsProps) {
  const { t } = useTranslation('circle');
  const { feed, fresh } = useSnapshot(postsState).places[place];
  useEffect(() => openPosts(place, tab, topicId), [place, tab, topicId]);
  const state = (): PostFeedState => {
    if (feed.phase === 'failed') return { kind: 'failed', reason: errorWords(feed.error) };
    if (feed.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', hasMore: feed.next !== null, isLoadingMore: feed.isLoadingMore };
  };
  return (
    <PostFeed
      state={state()}
      {...(tab === 'mine' && {
        label: t('mine'),
        empty: <EmptyState title={t('mineEmpty')}>{t('mineEmptyHint')}</EmptyState>,
      })}
      newCount={fresh.length}
      onShowNew={() => {
        void showFresh(place);
        window.scrollTo({ top: 0 });
      }}
      onMore={() => morePosts(place)}
      onRetry={() => retryPosts(place)}
    >
      {feed.list.map((post) => (
        <PostRow key={post.id} post={post} onComment={() => onOpen(post.id)} actions={actions} />
      ))}
    </PostFeed>
  );
}
