import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Review } from './review.service.ts';

/** Binds the calls of the contract's feature `review`. */
export const reviewRoutes = (review: Review) => ({
  review: handlersFor(calls.review, {
    kinds: (_input, { caller }) => review.kinds(caller.uid),
    list: (input, { caller }) => review.list(caller.uid, input),
    judge: (input, { caller, intent }) => review.judge(caller.uid, input, intent),
    undo: (input, { caller, intent }) => review.undo(caller.uid, input, intent),
  }),
});
