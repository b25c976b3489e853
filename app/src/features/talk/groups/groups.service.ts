import { calls, inboxRoom, type GroupEntry } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** G068: the latest talk first. */
export const listGroups = async (): Promise<readonly GroupEntry[]> =>
  (await request(calls.groups.list, {})).list;

/** What a member chooses for their own view of a group; what is left out stays. */
export interface GroupChoiceInput {
  readonly muted?: boolean;
  readonly pinned?: boolean;
}

/** G177. @throws ApiError */
export const choose = (groupId: string, choice: GroupChoiceInput) =>
  request(calls.groups.choose, { group_id: groupId, ...choice });

/** C113: hears the inbox of the member. @throws ApiError */
export const joinInbox = () => request(calls.messaging.join, { room: inboxRoom });

/** G075. @returns what is unread after it */
export const markRead = async (room: string, seq: number): Promise<number> =>
  (await request(calls.messaging.read, { room, seq })).unread;

/** G186. @returns how the room stands then @throws ApiError `chat.message_missing` when nobody else has said anything */
export const markUnread = (room: string, seq?: number) => request(calls.messaging.unread, { room, seq });
