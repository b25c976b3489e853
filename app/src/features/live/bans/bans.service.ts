import { calls } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** G203. @throws ApiError `request.forbidden` */
export const listBans = (page: number) => request(calls.moderation.bans, { page });

/** G202: confirmed, or refused for a reason. @throws ApiError `moderation.decided`, `request.forbidden` */
export const decideBan = (banId: string, confirm: boolean, reason: string) =>
  request(calls.moderation.decideBan, {
    ban_id: banId,
    confirm,
    ...(!confirm && { reason }),
    request_id: newRequestId(),
  });

/** G211. @throws ApiError `request.forbidden` */
export const liftBan = (banId: string, reason: string) =>
  request(calls.moderation.liftBan, { ban_id: banId, reason, request_id: newRequestId() });
