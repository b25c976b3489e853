import { calls } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** G131. @returns the room of the two. @throws ApiError `direct.yourself`, `request.not_found` */
export const open = async (uid: string, requestId: string): Promise<string> =>
  (await request(calls.direct.open, { uid, request_id: requestId })).room;
