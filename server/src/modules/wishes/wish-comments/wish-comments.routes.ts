import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { WishComments } from './wish-comments.service.ts';

/** Binds the calls of the contract's feature `wishComments`. */
export const wishCommentRoutes = (comments: WishComments) => ({
  wishComments: handlersFor(calls.wishComments, {
    list: (input, { caller }) => comments.list(caller, input),
    add: (input, { caller, intent }) => comments.add(caller, input, intent),
    remove: (input, { caller, intent }) => comments.remove(caller, input, intent),
    like: (input, { caller, intent }) => comments.like(caller, input, intent),
    review: (input, { caller }) => comments.reviewed.list(caller, input),
    judge: (input, { caller, intent }) => comments.judge(caller, input, intent),
  }),
});
