/** Who wrote something. */
export interface ContentAuthor {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  role?: 'teacher' | 'staff';
  /** Where the name leads: the profile panel (D91). */
  href?: string;
}

/** What a member may do with something that is displayed, and how often it was done. */
export interface ReactionCounts {
  likes: number;
  isLiked: boolean;
  comments: number;
  /** Lies in one of my favourite folders. */
  isFavourite: boolean;
}

/** Where it stands in review (E30, T14). Only its author ever receives another kind than `displayed`. */
export type ContentReviewState =
  | { kind: 'displayed' }
  /** `place` in the queue, from 1, and the usual wait in ms, where they are known (S06). */
  | { kind: 'pending'; place?: number; usualWait?: number }
  /** `reason` is the moderator's sentence; the text is kept (F3, F4). */
  | { kind: 'rejected'; reason: string }
  /** A moderator took it out of sight; its author reads why. */
  | { kind: 'hidden'; reason: string };

export const displayed: ContentReviewState = { kind: 'displayed' };

/** Who may open it (S49). */
export type ContentAccess = 'open' | 'members' | 'paid';
