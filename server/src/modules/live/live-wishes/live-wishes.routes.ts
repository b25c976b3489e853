import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { LiveWishes } from './live-wishes.service.ts';

export const liveWishRoutes = (wishes: LiveWishes) => ({
  liveWishes: handlersFor(calls.liveWishes, {
    list: (input) => wishes.list(input),
    people: (input) => wishes.people(input),
    save: (input, { caller }) => wishes.save(caller, input),
    remove: (input, { caller }) => wishes.remove(caller, input),
  }),
});
