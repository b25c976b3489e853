import { calls, type ChosenKind } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** A group that is to be opened. */
export interface OpenedGroup {
  readonly channelId: string;
  readonly kind: ChosenKind;
  readonly name: string;
  /** Members it takes. */
  readonly capacity: number;
  /** Of a fan group: the level of the club that it asks for. */
  readonly fanLevel?: number;
}

/** G189. @throws ApiError */
export const find = (page: number) => request(calls.groupJoining.find, { page });

/** G189: of one channel, as many as a page takes. @throws ApiError */
export const findIn = (channelId: string) =>
  request(calls.groupJoining.find, { channel_id: channelId, page_size: 100 });

/** G461. @throws ApiError */
export const listLarge = (page: number) => request(calls.groupJoining.large, { page });

/** G230. @throws ApiError `group.*` */
export const open = (
  { channelId, kind, name, capacity, fanLevel }: OpenedGroup,
  request_id: string,
): Promise<{ group_id: string }> =>
  request(calls.groupJoining.open, {
    channel_id: channelId,
    kind,
    name,
    capacity,
    ...(fanLevel !== undefined && { fan_level: fanLevel }),
    request_id,
  });

/** G098. @throws ApiError `fan.*`, `group.*`, `chat.room_missing` */
export const join = (channelId: string, groupId: string, request_id: string) =>
  request(calls.groupJoining.join, { channel_id: channelId, group_id: groupId, request_id });

/** G099. @throws ApiError */
export const exit = (groupId: string, request_id: string) =>
  request(calls.groupJoining.exit, { group_id: groupId, request_id });
