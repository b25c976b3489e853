import type { ContentReviewState } from '../content.ts';

/** A short video in a list. */
export interface ShortVideoView {
  id: string;
  title: string;
  /** Address of the cover, or empty. */
  cover: string;
  author: { nickname: string; img: string };
  /** ms; 0 while it is not known. */
  duration: number;
  likes: number;
  /** Where it is played. */
  href: string;
  /** `processing` and `failed` are seen by its author alone (D32). */
  film: 'ready' | 'processing' | 'failed';
  review: ContentReviewState;
  /** For its author: a changed version that waits or was refused, while this one shows. */
  edit?: ContentReviewState;
}
