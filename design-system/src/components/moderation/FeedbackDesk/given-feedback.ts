/** Feedback that a member gave. Moments in UTC ms. */
export interface GivenFeedback {
  id: string;
  text: string;
  /** How its member may be reached; may be empty. */
  contact: string;
  /** `src` is missing while it has no address. */
  pictures: readonly { id: string; src?: string }[];
  at: number;
  state: 'open' | 'answered' | 'closed';
  /** Null without one. */
  answer: { text: string; at: number } | null;
  /** Whose it is; missing where it is the reader's own. */
  member?: { nickname: string; img: string };
  /** Who answered or closed it; missing where that is not told. */
  handledBy?: string;
}
