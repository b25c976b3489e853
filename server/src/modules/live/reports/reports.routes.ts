import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Reports } from './reports.service.ts';

/** Binds the calls of the contract's feature `reports`. */
export const reportRoutes = (reports: Reports) => ({
  reports: handlersFor(calls.reports, {
    add: (input, { caller, intent }) => reports.add(caller.uid, input, intent),
    list: (input, { caller }) => reports.list(caller.uid, input),
    settle: (input, { caller, intent }) => reports.settle(caller.uid, input, intent),
  }),
});
