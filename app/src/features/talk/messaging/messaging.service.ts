import type { CallData } from '@goldbean/contract/shared';
import { calls as fileCalls } from '@goldbean/contract/people';
import {
  calls,
  type Message,
  type MessageKind,
  type PublishedBody,
  type MuteProposal,
} from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export type JoinedRoom = CallData<typeof calls.messaging.join>;
/** What a member hands in. */
export interface Published {
  readonly kind: MessageKind;
  readonly body: PublishedBody;
  /** Id of the message it answers. */
  readonly reply_to?: string;
  /** Uids of who is named in it. */
  readonly mentions?: readonly string[];
}
export interface HistoryPage {
  readonly list: readonly Message[];
  readonly has_more: boolean;
}

/** C113. */
export const join = (room: string): Promise<JoinedRoom> => request(calls.messaging.join, { room });

/** C114. */
export const leave = (room: string) => request(calls.messaging.leave, { room });

/** C115: the newest without a place, else those before or after it; oldest first. */
export const loadHistory = (
  room: string,
  place: { readonly before?: number; readonly after?: number } = {},
  size = 30,
): Promise<HistoryPage> =>
  request(calls.messaging.history, { room, before_seq: place.before, after_seq: place.after, size });

/** C112. The same `clientMsgId` again is said once. @throws ApiError `chat.*`, `file.unknown` */
export const publish = (room: string, clientMsgId: string, said: Published, signal: AbortSignal) =>
  request(
    calls.messaging.publish,
    { room, client_msg_id: clientMsgId, ...said, mentions: said.mentions && [...said.mentions] },
    { signal },
  );

export type Uploaded = CallData<typeof fileCalls.files.upload>;

/** G018. @param onProgress told the share that is sent, 0 to 1 @throws ApiError `file.*` */
export const upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> =>
  request(fileCalls.files.upload, { scene: 'chat' }, { files: { file }, onProgress, signal });

/** C115: these messages, wherever in the room they stand. @param ids 1 to 50 */
export const loadMessages = async (room: string, ids: readonly string[]): Promise<readonly Message[]> =>
  (await request(calls.messaging.history, { room, ids: [...ids] })).list;

/** G188. @param path the `seq` of the card that is opened at each level. @throws ApiError `chat.message_missing` */
export const loadMerged = (room: string, id: string, path: readonly number[]) =>
  request(calls.forwarding.merged, { room, id, path: [...path] });

/** C116. @throws ApiError `chat.recall_late`, `chat.recall_refused` */
export const recall = (room: string, id: string) => request(calls.messaging.recall, { room, id });

/** C107. @param minutes 0 for ever. @throws ApiError */
export const mute = (room: string, uid: string, minutes: number, reason: string) =>
  request(calls.messaging.mute, { room, uid, minutes, reason });

export type RoomMute = CallData<typeof calls.messaging.mutedList>['list'][number];

/** C108: the mute of one member, null when they may speak; for staff, and for oneself. @throws ApiError */
export const loadMute = async (room: string, uid: string): Promise<RoomMute | null> =>
  (await request(calls.messaging.mutedList, { room, uid })).list[0] ?? null;

/** C108, for staff: mutes that the monitor proposes. @throws ApiError */
export const loadProposals = async (room: string): Promise<readonly MuteProposal[]> =>
  (await request(calls.messaging.mutedList, { room })).proposals;

/** G191. @throws ApiError `chat.proposal_decided` */
export const decideMute = (proposal_id: string, refusal: string | null) =>
  request(calls.messaging.decideMute, {
    proposal_id,
    confirm: refusal === null,
    ...(refusal !== null && { reason: refusal }),
  });

/** C109. @throws ApiError */
export const unmute = (room: string, uid: string) => request(calls.messaging.unmute, { room, uid });

/** C111. @throws ApiError */
export const muteRoom = (room: string, on: boolean) => request(calls.messaging.muteRoom, { room, on });
