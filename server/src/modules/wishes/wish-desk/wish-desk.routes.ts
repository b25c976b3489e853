import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { WishDesk } from './wish-desk.service.ts';

/** Binds the calls of the contract's feature `wishDesk`. */
export const wishDeskRoutes = (desk: WishDesk) => ({
  wishDesk: handlersFor(calls.wishDesk, {
    move: (input, { caller, intent }) => desk.move(caller, input, intent),
    complete: (input, { caller, intent }) => desk.complete(caller, input, intent),
    schedule: (input, { caller, intent }) => desk.schedule(caller, input, intent),
    pin: (input, { caller, intent }) => desk.pin(caller, input, intent),
    merge: (input, { caller, intent }) => desk.merge(caller, input, intent),
    answer: (input, { caller, intent }) => desk.answer(caller, input, intent),
    voteFor: (input, { caller, intent }) => desk.voteFor(caller, input, intent),
    rewards: () => desk.rewards(),
    reward: (input, { caller, intent }) => desk.reward(caller, input, intent),
  }),
});
