import { calls, type ReportOutcome, type ReportState } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** G208. */
export const listReports = (state: ReportState, page: number) => request(calls.reports.list, { state, page });

/** G209. @throws ApiError `moderation.decided` when somebody else was quicker */
export const settleReport = (reportId: string, how: { outcome: ReportOutcome; note: string }) =>
  request(calls.reports.settle, { report_id: reportId, ...how, request_id: newRequestId() });
