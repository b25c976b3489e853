import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type TicketOffer = CallData<typeof calls.tickets.offer>;

/** G260. @throws ApiError `request.not_found`, `live.missing`, `live.network_blocked`, `moderation.blocked` */
export const loadOffer = (liveId: string): Promise<TicketOffer> =>
  request(calls.tickets.offer, { live_id: liveId });

/**
 * G261. @param beans the price that was read
 * @throws ApiError `ticket.price_changed`, `wallet.insufficient_beans`, `live.ended`, `live.stopped`
 */
export const buy = (liveId: string, beans: number, requestId: string) =>
  request(calls.tickets.buy, { live_id: liveId, beans, request_id: requestId });
