import type { ArticleCard } from '@goldbean/contract/content';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { articleShelvesState as state, type ArticleShelf } from './article-shelves.state.ts';
import * as service from './articles.service.ts';

const feedOf = (shelf: ArticleShelf) =>
  createFeed({
    state: () => state[shelf],
    load: (cursor) => service.listArticles(shelf === 'followed', cursor),
    keyOf: ({ id }: ArticleCard) => id,
    onMoreFailed: notifyError,
  });
const feeds: Readonly<Record<ArticleShelf, ReturnType<typeof feedOf>>> = {
  new: feedOf('new'),
  followed: feedOf('followed'),
};

/** A shelf of articles comes on screen (S03); what it showed before stays until the new ones are here. @returns when it goes */
export function openArticles(shelf: ArticleShelf): () => void {
  void feeds[shelf].open();
  return feeds[shelf].close;
}
export const retryArticles = (shelf: ArticleShelf): void => void feeds[shelf].open();
export const moreArticles = (shelf: ArticleShelf): void => void feeds[shelf].more();
