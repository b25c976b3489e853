import type { Feedback, FeedbackState } from '@goldbean/contract/staff';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface FeedbackDeskState {
  tab: FeedbackState;
  pages: Pages<Feedback>;
  /** The feedback that is being answered; null while none is. */
  answering: { readonly id: string; readonly name: string } | null;
  isSaving: boolean;
  /** Why the last try to answer it failed. */
  error: unknown;
}

export const emptyDesk = (): FeedbackDeskState => ({
  tab: 'open',
  pages: { ...emptyPages<Feedback>(), page: 1 },
  answering: null,
  isSaving: false,
  error: null,
});

export const feedbackDeskState = memberState<FeedbackDeskState>(emptyDesk);
