import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Search } from './search.service.ts';

export const searchRoutes = (search: Search) => ({
  search: handlersFor(calls.search, {
    all: (input, { caller }) => search.all(caller.uid, input),
    suggest: (input, { caller }) => search.suggest(caller.uid, input),
    recent: (_input, { caller }) => search.recent(caller.uid),
    keep: (input, { caller }) => search.keep(caller.uid, input),
    forget: (input, { caller }) => search.forget(caller.uid, input),
  }),
});
