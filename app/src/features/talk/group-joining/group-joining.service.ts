import { calls } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** G189. @throws ApiError */
export const find = (page: number) => request(calls.groupJoining.find, { page });

/** G098. @throws ApiError `fan.*`, `group.*`, `chat.room_missing` */
export const join = (channelId: string, groupId: string, request_id: string) =>
  request(calls.groupJoining.join, { channel_id: channelId, group_id: groupId, request_id });

/** G099. @throws ApiError */
export const exit = (groupId: string, request_id: string) =>
  request(calls.groupJoining.exit, { group_id: groupId, request_id });
