import { calls, type Warning } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** C019: what I have to acknowledge in a live session; null for nothing. */
export const findMyWarning = async (liveId: string): Promise<Warning | null> =>
  (await request(calls.moderation.violation, { live_id: liveId })).my_warning;

/** G094. */
export const acknowledge = (warningId: string) =>
  request(calls.moderation.acknowledge, { warning_id: warningId, request_id: newRequestId() });
