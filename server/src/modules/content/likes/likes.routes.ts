import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Likes } from './likes.service.ts';

/** Binds the call of the contract's feature `likes`. */
export const likeRoutes = (likes: Likes) => ({
  likes: handlersFor(calls.likes, { set: (input, { caller }) => likes.set(caller.uid, input) }),
});
