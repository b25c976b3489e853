import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { IronFans } from './iron-fans.service.ts';

export const ironFanRoutes = (ironFans: IronFans) => ({
  ironFans: handlersFor(calls.ironFans, {
    plans: (input, { caller }) => ironFans.plans(caller.uid, input),
    order: (input, { caller, intent, origin }) => ironFans.order(caller.uid, input, intent, origin),
    cancel: (input, { caller }) => ironFans.cancel(caller.uid, input),
    change: (input, { caller }) => ironFans.change(caller.uid, input),
    extend: (input, { caller, intent }) => ironFans.extend(caller, input, intent),
    mine: (_input, { caller }) => ironFans.mine(caller.uid),
    members: (input, { caller }) => ironFans.members(caller, input),
  }),
});
