import { calls } from '@goldbean/contract/staff';
import { newRequestId, request } from '../../../shared/api/index.ts';

export interface FeedbackInput {
  readonly text: string;
  readonly contact: string;
  /** File ids. */
  readonly pics: readonly string[];
}

/** G022. @param requestId the same for every try of one intent @throws ApiError `feedback.*` */
export const addFeedback = ({ text, contact, pics }: FeedbackInput, requestId: string) =>
  request(calls.feedback.add, { text, contact, pics: [...pics], request_id: requestId });

/** G480. */
export const listFeedback = (page: number) => request(calls.feedback.mine, { page });

/** G481. */
export const withdrawFeedback = (id: string) =>
  request(calls.feedback.withdraw, { id, request_id: newRequestId() });
