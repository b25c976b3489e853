import type { Comment, CommentSort } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Subject } from './comments.service.ts';

export interface CommentsState {
  /** What is commented on; null while no comments are shown. */
  subject: Subject | null;
  sort: CommentSort;
  feed: Feed<Comment>;
  /** Displayed ones with their answers. */
  total: number;
  /** Ids of comments of others that were displayed since, and wait behind the bar. */
  fresh: string[];
  /** What is written so far. */
  text: string;
  /** Whom it answers; null for a comment of the first level. */
  answering: { readonly id: string; readonly nickname: string } | null;
  /** Id of my refused comment that is written anew; null for a new one. */
  editing: string | null;
  isSending: boolean;
  /** Why the last try did not arrive. */
  error: unknown;
}

export const noComments = (subject: Subject | null = null): CommentsState => ({
  subject,
  sort: 'hot',
  feed: emptyFeed<Comment>(),
  total: 0,
  fresh: [],
  text: '',
  answering: null,
  editing: null,
  isSending: false,
  error: null,
});

export const commentsState = memberState<CommentsState>(noComments);
