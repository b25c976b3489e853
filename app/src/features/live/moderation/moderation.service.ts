import { calls, type BrokenRule, type FreezeType } from '@goldbean/contract/live';
import { calls as talkCalls } from '@goldbean/contract/talk';
import type { CallData } from '@goldbean/contract/shared';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** Why something is done, and the message that it is about. */
export interface ModerationInput {
  readonly reason: string;
  readonly rule: BrokenRule;
  readonly message_id?: string;
}

export type ViewerDetail = CallData<typeof calls.live.user>;

/** C028. @throws ApiError `live.missing`, `request.not_found` */
export const loadViewer = (liveId: string, uid: string): Promise<ViewerDetail> =>
  request(calls.live.user, { live_id: liveId, uid });

/** C005: a viewer; without `uid` the streamer. @throws ApiError `moderation.warned`, `moderation.viewer_warned` */
export const warn = (liveId: string, given: ModerationInput, uid?: string) =>
  request(calls.moderation.warn, {
    live_id: liveId,
    ...given,
    ...(uid !== undefined && { uid }),
    request_id: newRequestId(),
  });

/** C065. @throws ApiError `moderation.frozen_already` */
export const freeze = (liveId: string, uid: string, type: FreezeType, given: ModerationInput) =>
  request(calls.moderation.freeze, { live_id: liveId, uid, type, ...given, request_id: newRequestId() });

/** C066. */
export const unfreeze = (channelId: string, uid: string) =>
  request(calls.moderation.unfreeze, { channel_id: channelId, uid, request_id: newRequestId() });

/** G135. */
export const block = (liveId: string, uid: string, given: ModerationInput) =>
  request(calls.moderation.block, { live_id: liveId, uid, on: 1, ...given, request_id: newRequestId() });

/** G135. */
export const unblock = (liveId: string, uid: string) =>
  request(calls.moderation.block, { live_id: liveId, uid, on: 0, request_id: newRequestId() });

/** C109. */
export const unmute = (room: string, uid: string) => request(talkCalls.messaging.unmute, { room, uid });

/** C003. @param until UTC ms; undefined for as long as one person may decide */
export const ban = (liveId: string, given: ModerationInput, until: number | undefined) =>
  request(calls.moderation.ban, {
    live_id: liveId,
    ...given,
    ...(until !== undefined && { until }),
    request_id: newRequestId(),
  });

/** As many as one looks at in a room; who came before them is in the list of frozen viewers. */
const most = { page: 1, page_size: 50 };

/** C020. */
export const listWarnings = async (liveId: string) =>
  (await request(calls.moderation.warnings, { live_id: liveId, ...most })).list;
/** C067. */
export const listFrozen = async (channelId: string) =>
  (await request(calls.moderation.frozen, { channel_id: channelId, ...most })).list;
/** G136. */
export const listBlocked = async (liveId: string) =>
  (await request(calls.moderation.blocks, { live_id: liveId, ...most })).list;
/** C108. */
export const listMuted = async (room: string) =>
  (await request(talkCalls.messaging.mutedList, { room, ...most })).list;
