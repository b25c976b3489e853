import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { ContentReports } from './content-reports.service.ts';

/** Binds the calls of the contract's feature `contentReports`. */
export const contentReportRoutes = (reports: ContentReports) => ({
  contentReports: handlersFor(calls.contentReports, {
    add: (input, { caller, intent }) => reports.add(caller.uid, input, intent),
    list: (input, { caller }) => reports.list(caller.uid, input),
    settle: (input, { caller, intent }) => reports.settle(caller.uid, input, intent),
    hide: (input, { caller, intent }) => reports.hide(caller.uid, input, intent),
    show: (input, { caller, intent }) => reports.show(caller.uid, input, intent),
  }),
});
