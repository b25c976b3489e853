import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Wishes } from './wishes.service.ts';

/** Binds the calls of the contract's feature `wishes`. */
export const wishRoutes = (wishes: Wishes) => ({
  wishes: handlersFor(calls.wishes, {
    list: (input, { caller }) => wishes.list(caller, input),
    detail: (input, { caller }) => wishes.detail(caller, input),
    add: (input, { caller, intent }) => wishes.add(caller.uid, input, intent),
    edit: (input, { caller, intent }) => wishes.edit(caller, input, intent),
    withdraw: (input, { caller, intent }) => wishes.withdraw(caller, input, intent),
    similar: (input, { caller }) => wishes.similar(caller, input),
    mine: (input, { caller }) => wishes.mine(caller, input),
    today: (_input, { caller }) => wishes.today(caller),
    digest: (input, { caller }) => wishes.digest(caller, input),
  }),
});
