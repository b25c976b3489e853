import { calls, type Post, type PostTab } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** G051. @param topic id, or empty for all @param isFollowed only from whom the member follows */
export const listPosts = (tab: PostTab, topic: string, isFollowed: boolean, cursor?: string) =>
  request(calls.posts.list, {
    tab,
    ...(topic !== '' && { topic }),
    ...(isFollowed && { followed: 1 }),
    ...(cursor !== undefined && { cursor }),
  });

/** G421. @throws ApiError `post.missing` */
export const loadPost = async (id: string): Promise<Post> => (await request(calls.posts.detail, { id })).post;

/** G052. */
export const removePost = (id: string) => request(calls.posts.remove, { id, request_id: newRequestId() });

/** G056. */
export const likePost = (id: string, isLiked: boolean) =>
  request(calls.likes.set, { type: 'post', id, action: isLiked });
