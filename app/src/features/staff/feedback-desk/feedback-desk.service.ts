import { calls, type FeedbackState } from '@goldbean/contract/staff';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** G482. */
export const listFeedback = (state: FeedbackState, page: number) =>
  request(calls.feedback.list, { state, page });

/** G483. @throws ApiError `feedback.decided` when somebody else was quicker */
export const answerFeedback = (id: string, text: string) =>
  request(calls.feedback.answer, { id, text, request_id: newRequestId() });

/** G484. @throws ApiError as of `answerFeedback` */
export const closeFeedback = (id: string) =>
  request(calls.feedback.close, { id, request_id: newRequestId() });
