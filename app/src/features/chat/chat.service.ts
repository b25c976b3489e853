import { calls, type CallData, type Message } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Joined = CallData<typeof calls.join>;
export interface HistoryPage {
  readonly list: readonly Message[];
  readonly has_more: boolean;
}

/** C113. */
export const join = (room: string): Promise<Joined> => request(calls.join, { room });

/** C114. */
export const leave = (room: string) => request(calls.leave, { room });

/** C115: the newest without a place, else those before or after it; oldest first. */
export const loadHistory = (
  room: string,
  place: { readonly before?: number; readonly after?: number } = {},
  size = 30,
): Promise<HistoryPage> =>
  request(calls.history, { room, before_seq: place.before, after_seq: place.after, size });

/** C112. The same `clientMsgId` again is said once. @throws ApiError `chat.*` */
export const publishText = (room: string, clientMsgId: string, text: string, signal: AbortSignal) =>
  request(calls.publish, { room, client_msg_id: clientMsgId, kind: 'text', body: { text } }, { signal });

/** C116. @throws ApiError `chat.recall_late`, `chat.recall_refused` */
export const recall = (room: string, id: string) => request(calls.recall, { room, id });

/** C107. @param minutes 0 for ever. @throws ApiError */
export const mute = (room: string, uid: string, minutes: number, reason: string) =>
  request(calls.mute, { room, uid, minutes, reason });

/** C109. @throws ApiError */
export const unmute = (room: string, uid: string) => request(calls.unmute, { room, uid });

/** C111. @throws ApiError */
export const muteRoom = (room: string, on: boolean) => request(calls.muteRoom, { room, on });
