import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type LiveInfo = CallData<typeof calls.live.info>;
export type OnlineMember = CallData<typeof calls.live.onlineMembers>['list'][number];

/** C018. @throws ApiError `live.missing`, `live.network_blocked`, `live.requirement` */
export const loadInfo = (liveId: string): Promise<LiveInfo> => request(calls.live.info, { live_id: liveId });

/** C019: why the channel of a live session may not broadcast, and until when (UTC ms); null where it may. */
export async function loadBan(liveId: string): Promise<{ reason: string; until: number | null } | null> {
  const { banned, reason, until_ts: until } = await request(calls.moderation.violation, { live_id: liveId });
  return banned ? { reason, until } : null;
}

export type AudienceFigures = CallData<typeof calls.live.audience>;

/** C029. @throws ApiError `live.missing` */
export const loadFigures = (liveId: string): Promise<AudienceFigures> =>
  request(calls.live.audience, { live_id: liveId });

/** Who is in the room comes in pages of so many. */
const onlinePageSize = 50;

/** C030: one page of who is in the room. */
export const loadOnline = (liveId: string, page: number) =>
  request(calls.live.onlineMembers, { live_id: liveId, page, page_size: onlinePageSize });

/** C032. @param n 1 to 50. @returns likes of all */
export const sendLikes = async (liveId: string, n: number): Promise<number> =>
  (await request(calls.live.like, { live_id: liveId, n })).total;

/** C036. @param pos seconds since the live session went on air */
export const recordWatch = (liveId: string, seconds: number, pos: number) =>
  request(calls.live.watch, { live_id: liveId, seconds, pos });

export type Clarity = CallData<typeof calls.live.clarity>;

/** C017. @throws ApiError `live.missing` */
export const loadClarity = (liveId: string): Promise<Clarity> =>
  request(calls.live.clarity, { live_id: liveId });
