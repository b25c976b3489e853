import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Moderation } from './moderation.service.ts';

/** Binds the calls of the contract's feature `moderation`. */
export const moderationRoutes = ({ bans, warnings, freezes, blocks, mine }: Moderation) => ({
  moderation: handlersFor(calls.moderation, {
    ban: (input, { caller, intent }) => bans.add(caller, input, intent),
    decideBan: (input, { caller, intent }) => bans.decide(caller, input, intent),
    liftBan: (input, { caller, intent }) => bans.lift(caller, input, intent),
    bans: (input) => bans.list(input),
    warn: (input, { caller, intent }) => warnings.add(caller, input, intent),
    acknowledge: (input, { caller, intent }) => warnings.acknowledge(caller, input, intent),
    violation: (input, { caller }) => warnings.violation(caller, input),
    warnings: (input, { caller }) => warnings.list(caller, input),
    freeze: (input, { caller, intent }) => freezes.add(caller, input, intent),
    unfreeze: (input, { caller, intent }) => freezes.remove(caller, input, intent),
    frozen: (input, { caller }) => freezes.inForce(caller, input),
    unfrozen: (input, { caller }) => freezes.over(caller, input),
    block: (input, { caller, intent }) => blocks.set(caller, input, intent),
    blocks: (input, { caller }) => blocks.list(caller, input),
    mine: (input, { caller }) => mine(caller, input),
  }),
});
