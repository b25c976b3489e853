import { calls, type BrokenRule } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

export interface ReportInput {
  readonly reason: BrokenRule;
  readonly content: string;
  /** File ids. */
  readonly pics: readonly string[];
}

/** C004. @throws ApiError `moderation.reported`, `request.content_required` */
export const addReport = (liveId: string, { pics, ...given }: ReportInput) =>
  request(calls.reports.add, {
    live_id: liveId,
    ...given,
    ...(pics.length > 0 && { pics: [...pics] }),
    request_id: newRequestId(),
  });
