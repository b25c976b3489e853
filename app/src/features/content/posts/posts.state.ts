import type { Post, PostTab } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/**
 * Where posts are listed: each page keeps its own rows while another is in front (D92). `followed`: those from whom the
 * member follows, on the homepage (S03).
 */
export type PostPlace = 'circle' | 'topic' | 'followed';

export interface ListedPosts {
  tab: PostTab;
  /** Only those of this topic; empty for all. */
  topicId: string;
  feed: Feed<Post>;
  /** Ids of posts that were displayed since, and wait behind the bar. */
  fresh: string[];
}

export interface OpenPostState {
  /** Empty while none is open. */
  id: string;
  phase: 'loading' | 'ready' | 'failed' | 'gone';
  post: Post | null;
  /** Why it could not be loaded. */
  error: unknown;
}

export interface PostsState {
  places: Record<PostPlace, ListedPosts>;
  /** The post that is open over the page (D91). */
  open: OpenPostState;
  /** My post that I am asked about before it is deleted. */
  deleting: string | null;
}

export const emptyPlace = (tab: PostTab = 'new', topicId = ''): ListedPosts => ({
  tab,
  topicId,
  feed: emptyFeed<Post>(),
  fresh: [],
});
export const noPost = (id = ''): OpenPostState => ({ id, phase: 'loading', post: null, error: null });

export const postsState = memberState<PostsState>(() => ({
  places: { circle: emptyPlace(), topic: emptyPlace(), followed: emptyPlace() },
  open: noPost(),
  deleting: null,
}));
