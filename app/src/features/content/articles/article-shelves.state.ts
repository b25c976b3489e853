import type { ArticleCard } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** What is listed of articles: the newest, or those from whom the member follows. */
export type ArticleShelf = 'new' | 'followed';

export const articleShelvesState = memberState<Record<ArticleShelf, Feed<ArticleCard>>>(() => ({
  new: emptyFeed<ArticleCard>(),
  followed: emptyFeed<ArticleCard>(),
}));
