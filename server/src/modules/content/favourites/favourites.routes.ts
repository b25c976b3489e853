import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Favourites } from './favourites.service.ts';

/** Binds the calls of the contract's feature `favourites`. */
export const favouriteRoutes = (favourites: Favourites) => ({
  favourites: handlersFor(calls.favourites, {
    folders: (_, { caller }) => favourites.folders(caller.uid),
    save: (input, { caller, intent }) => favourites.save(caller.uid, input, intent),
    remove: (input, { caller, intent }) => favourites.remove(caller.uid, input, intent),
    add: (input, { caller }) => favourites.add(caller.uid, input),
    del: (input, { caller }) => favourites.del(caller.uid, input),
    list: (input, { caller }) => favourites.list(caller.uid, input),
    kept: (input, { caller }) => favourites.among(caller.uid, input),
  }),
});
