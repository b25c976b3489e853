import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Rewards } from './rewards.service.ts';

export const rewardRoutes = (rewards: Rewards) => ({
  rewards: handlersFor(calls.rewards, {
    list: (_input, { caller }) => rewards.list(caller.uid),
    claim: (input, { caller, intent }) => rewards.claim(caller.uid, input, intent),
    signIn: (_input, { caller, intent }) => rewards.signIn(caller.uid, intent),
    signInState: (input, { caller }) => rewards.signInState(caller.uid, input),
    invites: (input, { caller }) => rewards.invites.list(caller.uid, input),
    bindInvite: (input, { caller, intent }) => rewards.invites.bind(caller.uid, input, intent),
  }),
});
