import { calls } from '@goldbean/contract/live';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Push = CallData<typeof calls.streaming.push>;
export type AirHealth = CallData<typeof calls.streaming.health>;
export type LiveEnding = CallData<typeof calls.streaming.end>;

/** G088. @param rotate makes a new key and cuts who pushes. @throws ApiError `request.forbidden` */
export const loadPush = (liveId: string, rotate: boolean): Promise<Push> =>
  request(calls.streaming.push, { live_id: liveId, rotate });

/** G090. */
export const loadHealth = (liveId: string): Promise<AirHealth> =>
  request(calls.streaming.health, { live_id: liveId });

/** G089. @throws ApiError `live.already_on_air`, `live.ended`, `live.stopped` */
export const choose = (liveId: string) => request(calls.streaming.start, { live_id: liveId });

/** G213. @throws ApiError `live.not_on_air` */
export const pause = (liveId: string, on: boolean) => request(calls.streaming.pause, { live_id: liveId, on });

/** G212. @throws ApiError `live.already_on_air`, `live.locked` */
export const test = (liveId: string) => request(calls.streaming.test, { live_id: liveId });

/** C063. @throws ApiError */
export const end = (liveId: string): Promise<LiveEnding> =>
  request(calls.streaming.end, { live_id: liveId, kind: 'end' });

/** C063: for good (D27). @throws ApiError `live.reason_required` */
export const stop = (liveId: string, reason: string): Promise<LiveEnding> =>
  request(calls.streaming.end, { live_id: liveId, kind: 'stop', reason });

/** C064. @throws ApiError `live.notice_empty` */
export const sendNotice = (notice: CallInput<typeof calls.streaming.notice>) =>
  request(calls.streaming.notice, notice);
