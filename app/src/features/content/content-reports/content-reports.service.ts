import { calls, type ContentReportReason, type ContentType } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** What somebody wrote that is reported or hidden. */
export interface Target {
  readonly type: ContentType;
  readonly id: string;
  /** Nickname of its author. */
  readonly author: string;
}
type ReportedThing = Pick<Target, 'type' | 'id'>;

/** G432. @throws ApiError `moderation.reported` while my last report of it is open */
export const addReport = (
  { type, id }: ReportedThing,
  given: { readonly reason: ContentReportReason; readonly content: string },
) => request(calls.contentReports.add, { type, id, ...given, request_id: newRequestId() });

/** G424. */
export const hide = ({ type, id }: ReportedThing, reason: string) =>
  request(calls.contentReports.hide, { type, id, reason, request_id: newRequestId() });
