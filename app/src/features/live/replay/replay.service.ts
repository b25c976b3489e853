import { calls } from '@goldbean/contract/live';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ReplayInfo = CallData<typeof calls.replay.info>;
export type ReplayEvents = CallData<typeof calls.replay.events>;
export type ListedReplayEvent = ReplayEvents['list'][number];
export type ReplayChoiceInput = CallInput<typeof calls.replay.choose>;

/** G220. @throws ApiError `replay.missing`, `live.missing`, `live.network_blocked`, `live.requirement` */
export const loadReplay = (liveId: string): Promise<ReplayInfo> =>
  request(calls.replay.info, { live_id: liveId });

export interface EventRange {
  readonly from: number;
  readonly to: number;
  readonly cursor?: string;
}

/** Events come in answers of so many. */
const eventsAtOnce = 300;

/** G091. @param range ms of the replay, `to` not included */
export const loadEvents = (liveId: string, { from, to, cursor }: EventRange): Promise<ReplayEvents> =>
  request(calls.replay.events, {
    live_id: liveId,
    from_ts: from,
    to_ts: to,
    size: eventsAtOnce,
    ...(cursor !== undefined && { cursor }),
  });

/** So many replays of a channel are offered at once. */
const listSize = 12;

/** G221. */
export const loadReplays = (channelId: string, page: number) =>
  request(calls.replay.list, { channel_id: channelId, page, page_size: listSize });

/** C060. @throws ApiError `replay.trim`, `replay.not_ready`, `replay.expired`, `request.forbidden` */
export const chooseReplay = (choice: ReplayChoiceInput) => request(calls.replay.choose, choice);

/** G222. */
export const deleteReplay = (liveId: string) => request(calls.replay.remove, { live_id: liveId });

/** C036. @param pos seconds of the replay: where the member goes on another time */
export const recordWatch = (liveId: string, seconds: number, pos: number) =>
  request(calls.live.watch, { live_id: liveId, seconds, pos, replay: true });
