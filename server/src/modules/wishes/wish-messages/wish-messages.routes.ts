import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { WishMessages } from './wish-messages.service.ts';

/** Binds the calls of the contract's feature `wishMessages`. */
export const wishMessageRoutes = (messages: WishMessages) => ({
  wishMessages: handlersFor(calls.wishMessages, {
    list: (input, { caller }) => messages.list(caller, input),
    read: (input, { caller }) => messages.read(caller, input),
    follow: (input, { caller, intent }) => messages.follow(caller, input, intent),
  }),
});
