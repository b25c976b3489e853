import { Shelf } from '@goldbean/design-system/home';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import {
  ArticleCards,
  articleShelvesState,
  openArticles,
  retryArticles,
} from '../../features/content/articles/index.ts';
import {
  FollowedPosts,
  openFollowedPosts,
  postsState,
  retryPosts,
} from '../../features/content/posts/index.ts';
import { channelsState, FollowedLives, showFollowed } from '../../features/people/channels/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { fewCards, shelfState, type HomeShelfProps } from './home-shelf.ts';

const fewPosts = 2;

const loadChannels = () => void showFollowed();

/** From whom I follow: what channels have on air or next, articles and posts of channels and authors (S03). */
export function FollowedShelf({ isWhole }: HomeShelfProps) {
  const { t } = useTranslation('shelves');
  const channels = useSnapshot(channelsState).lists.followed;
  const articles = useSnapshot(articleShelvesState).followed;
  const posts = useSnapshot(postsState).places.followed.feed;
  useEffect(loadChannels, []);
  useEffect(() => openArticles('followed'), []);
  useEffect(openFollowedPosts, []);
  const lives = { ...channels, list: channels.list.filter(({ next_live: live }) => live !== null) };
  const retry = () => {
    if (channels.phase === 'failed') loadChannels();
    if (articles.phase === 'failed') retryArticles('followed');
    if (posts.phase === 'failed') retryPosts('followed');
  };
  const most = isWhole ? undefined : fewCards;
  return (
    <Shelf
      kind="followed"
      state={shelfState([lives, articles, posts])}
      allHref={isWhole ? undefined : paths.homepage.href({ menu: 'followed' })}
      onRetry={retry}
      emptyAction={<ButtonLink href={paths.channels.href()}>{t('findChannels')}</ButtonLink>}
    >
      <FollowedLives most={most} />
      <ArticleCards shelf="followed" most={most} />
      <FollowedPosts most={isWhole ? undefined : fewPosts} />
    </Shelf>
  );
}
