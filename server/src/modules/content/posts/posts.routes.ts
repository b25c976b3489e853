import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Posts } from './posts.service.ts';

/** Binds the calls of the contract's feature `posts`. */
export const postRoutes = (posts: Posts) => ({
  posts: handlersFor(calls.posts, {
    add: (input, { caller, intent }) => posts.add(caller.uid, input, intent),
    edit: (input, { caller, intent }) => posts.edit(caller.uid, input, intent),
    list: (input, { caller }) => posts.list(caller?.uid ?? null, input),
    detail: (input, { caller }) => posts.detail(caller?.uid ?? null, input),
    remove: (input, { caller, intent }) => posts.remove(caller.uid, input, intent),
    saveDraft: (input, { caller, intent }) => posts.saveDraft(caller.uid, input, intent),
    drafts: (_input, { caller }) => posts.drafts(caller.uid),
  }),
});
