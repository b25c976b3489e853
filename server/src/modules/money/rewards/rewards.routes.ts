import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Rewards } from './rewards.service.ts';

export const rewardRoutes = (rewards: Rewards) => ({
  rewards: handlersFor(calls.rewards, {
    list: (_input, { caller }) => rewards.list(caller.uid),
    claim: (input, { caller, intent, address }) => rewards.claim(caller.uid, input, intent, address),
    signIn: (_input, { caller, intent }) => rewards.signIn(caller.uid, intent),
    signInState: (input, { caller }) => rewards.signInState(caller.uid, input),
    invites: (input, { caller, address }) => rewards.invites.list(caller.uid, input, address),
    bindInvite: (input, { caller, intent, address }) =>
      rewards.invites.bind(caller.uid, input, intent, address),
  }),
});
