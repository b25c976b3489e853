import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { FeedbackService } from './feedback.service.ts';

/** Binds the calls of the contract's feature `feedback`. */
export const feedbackRoutes = (feedback: FeedbackService) => ({
  feedback: handlersFor(calls.feedback, {
    add: (input, { caller, intent }) => feedback.add(caller.uid, input, intent),
    mine: (input, { caller }) => feedback.mine(caller.uid, input),
    withdraw: (input, { caller, intent }) => feedback.withdraw(caller.uid, input, intent),
    list: (input) => feedback.list(input),
    answer: ({ id, text }, { caller, intent }) => feedback.handle(caller.uid, { id, answer: text }, intent),
    close: ({ id }, { caller, intent }) => feedback.handle(caller.uid, { id, answer: '' }, intent),
  }),
});
