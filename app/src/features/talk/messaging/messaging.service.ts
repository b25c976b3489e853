import type { CallData } from '@goldbean/contract/shared';
import { calls, type Message } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export type Joined = CallData<typeof calls.messaging.join>;
export interface HistoryPage {
  readonly list: readonly Message[];
  readonly has_more: boolean;
}

/** C113. */
export const join = (room: string): Promise<Joined> => request(calls.messaging.join, { room });

/** C114. */
export const leave = (room: string) => request(calls.messaging.leave, { room });

/** C115: the newest without a place, else those before or after it; oldest first. */
export const loadHistory = (
  room: string,
  place: { readonly before?: number; readonly after?: number } = {},
  size = 30,
): Promise<HistoryPage> =>
  request(calls.messaging.history, { room, before_seq: place.before, after_seq: place.after, size });

/** C112. The same `clientMsgId` again is said once. @throws ApiError `chat.*` */
export const publishText = (room: string, clientMsgId: string, text: string, signal: AbortSignal) =>
  request(
    calls.messaging.publish,
    { room, client_msg_id: clientMsgId, kind: 'text', body: { text } },
    { signal },
  );

/** C116. @throws ApiError `chat.recall_late`, `chat.recall_refused` */
export const recall = (room: string, id: string) => request(calls.messaging.recall, { room, id });

/** C107. @param minutes 0 for ever. @throws ApiError */
export const mute = (room: string, uid: string, minutes: number, reason: string) =>
  request(calls.messaging.mute, { room, uid, minutes, reason });

export type Mute = CallData<typeof calls.messaging.mutedList>['list'][number];

/** C108, for staff: the mute of one member, null when they may speak. @throws ApiError */
export const loadMute = async (room: string, uid: string): Promise<Mute | null> =>
  (await request(calls.messaging.mutedList, { room, uid })).list[0] ?? null;

/** C109. @throws ApiError */
export const unmute = (room: string, uid: string) => request(calls.messaging.unmute, { room, uid });

/** C111. @throws ApiError */
export const muteRoom = (room: string, on: boolean) => request(calls.messaging.muteRoom, { room, on });
