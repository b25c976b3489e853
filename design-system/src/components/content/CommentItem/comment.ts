import type { ContentAuthor } from '../content.ts';

export interface CommentView {
  id: string;
  author: ContentAuthor;
  text: string;
  /** UTC ms. */
  at: number;
  likes: number;
  isLiked: boolean;
  /** Mine: I alone may delete it (P08). */
  isOwn: boolean;
  /** Nickname of the one it answers. */
  replyTo?: string;
  state: CommentItemState;
}

export type CommentItemState =
  | { kind: 'displayed' }
  /** On its way to the server. */
  | { kind: 'sending' }
  /** Did not arrive; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** In review: its author alone sees it (T14). */
  | { kind: 'pending'; place?: number; usualWait?: number }
  /** `reason` is the moderator's; the text is kept. */
  | { kind: 'rejected'; reason: string }
  /** Its author took it back; answers to it stay. */
  | { kind: 'deleted' }
  /** A moderator took it out of sight (domain 2: hide). */
  | { kind: 'hidden' };
