import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Comments } from './comments.service.ts';

/** Binds the calls of the contract's feature `comments`. */
export const commentRoutes = (comments: Comments) => ({
  comments: handlersFor(calls.comments, {
    list: (input, { caller }) => comments.list(caller?.uid ?? null, input),
    add: (input, { caller, intent }) => comments.add(caller.uid, input, intent),
    edit: (input, { caller, intent }) => comments.edit(caller.uid, input, intent),
    remove: (input, { caller, intent }) => comments.remove(caller.uid, input, intent),
  }),
});
