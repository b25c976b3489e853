import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { LiveWishes } from './live-wishes.service.ts';

export const liveWishRoutes = (wishes: LiveWishes) => ({
  liveWishes: handlersFor(calls.liveWishes, {
    list: (input, { caller }) => wishes.list(caller.uid, input),
    people: (input, { caller }) => wishes.people(caller.uid, input),
    save: (input, { caller }) => wishes.save(caller, input),
    remove: (input, { caller }) => wishes.remove(caller, input),
  }),
});
