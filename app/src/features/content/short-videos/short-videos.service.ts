import { calls, type PostTab, type ShortVideo } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

export type Tab = PostTab;

/** G057. @param after a displayed one after which the feed goes on; not with `mine` */
export const listVideos = (tab: Tab, after?: string, cursor?: string) =>
  request(calls.shortVideos.feed, {
    tab,
    ...(after !== undefined && tab !== 'mine' && { after }),
    ...(cursor !== undefined && { cursor }),
  });

/** G450: with fresh addresses. @throws ApiError `video.missing` */
export const loadVideo = async (id: string): Promise<ShortVideo> =>
  (await request(calls.shortVideos.detail, { id })).video;

/** G056. */
export const likeVideo = (id: string, isLiked: boolean) =>
  request(calls.likes.set, { type: 'video', id, action: isLiked });

/** G066, G067: in the default folder. */
export const keepVideo = (id: string, isKept: boolean) =>
  request(isKept ? calls.favourites.add : calls.favourites.del, { type: 'video', id });

/** G052. */
export const removeVideo = (id: string) => request(calls.posts.remove, { id, request_id: newRequestId() });
