import type { OwnFeedback } from '@goldbean/contract/staff';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** A picture that was chosen, to go with the feedback. */
export interface FeedbackPicture {
  /** Of this tab. */
  readonly id: string;
  readonly name: string;
  /** Of the file in this browser, to show it and to try again. */
  readonly preview: string;
  /** What the server calls it; empty until it is there. */
  fileId: string;
  /** Share that is sent, 0 to 1. */
  share: number;
  /** Why it did not arrive. */
  error: unknown;
}

export interface FeedbackPageState {
  tab: 'write' | 'mine';
  text: string;
  contact: string;
  pictures: FeedbackPicture[];
  isSending: boolean;
  /** Number of what was just sent; empty while one writes. */
  sentId: string;
  /** Why the last try did not arrive. */
  error: unknown;
  pages: Pages<OwnFeedback>;
}

/** What one writes, without the list of what one wrote. */
export const emptyDraft = (): Omit<FeedbackPageState, 'tab' | 'pages'> => ({
  text: '',
  contact: '',
  pictures: [],
  isSending: false,
  sentId: '',
  error: null,
});

export const feedbackState = memberState<FeedbackPageState>(() => ({
  tab: 'write',
  ...emptyDraft(),
  pages: emptyPages(),
}));
