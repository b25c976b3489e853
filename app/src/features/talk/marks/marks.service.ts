import type { CallData } from '@goldbean/contract/shared';
import { calls, type Pin, type PinScope } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export type RoomMarks = CallData<typeof calls.marks.mine>;
export type FavouritePage = CallData<typeof calls.marks.favourites>;

/** G185: what is pinned for me, and which messages I keep. */
export const loadMarks = (room: string): Promise<RoomMarks> => request(calls.marks.mine, { room });

/** G076. @throws ApiError */
export const deleteForMe = (room: string, ids: readonly string[]) =>
  request(calls.marks.delete, { room, ids: [...ids] });

/** G078. @returns what is pinned now. @throws ApiError */
export const pin = async (room: string, id: string, scope: PinScope, on: boolean): Promise<readonly Pin[]> =>
  (await request(calls.marks.pin, { room, id, scope, on })).pins;

/** G079. @param reason required to hide one. @throws ApiError */
export const block = (room: string, id: string, on: boolean, reason?: string) =>
  request(calls.marks.block, { room, id, on, reason });

/** G080. @throws ApiError */
export const favourite = (room: string, ids: readonly string[], on: boolean) =>
  request(calls.marks.favourite, { room, ids: [...ids], on });

/** G129: my favourites of all rooms. @param page from 1 */
export const loadFavourites = (page: number): Promise<FavouritePage> =>
  request(calls.marks.favourites, { page });
