import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Bags } from './bags.service.ts';

export const bagRoutes = (bags: Bags) => ({
  bags: handlersFor(calls.bags, {
    info: (input, { caller }) => bags.info(caller.uid, input),
    detail: (input, { caller }) => bags.detail(caller.uid, input),
    award: (input, { caller }) => bags.award(caller.uid, input),
    participate: (input, { caller, intent }) => bags.participate(caller.uid, input, intent),
    isParticipate: (input, { caller }) => bags.isParticipate(caller.uid, input),
    distribution: (input, { caller, intent }) => bags.distribution(caller, input, intent),
    proof: (input, { caller }) => bags.proof(caller.uid, input),
    list: (input, { caller }) => bags.list(caller, input),
  }),
});
