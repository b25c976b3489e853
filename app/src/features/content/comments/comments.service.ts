import { calls, type CommentSort, type ContentType } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** What is commented on: a post, later an article or a short video. */
export interface Subject {
  readonly type: Exclude<ContentType, 'comment'>;
  readonly id: string;
}
/** What is written. */
export interface CommentInput {
  readonly text: string;
  /** Uids of who is named in it. */
  readonly mentions: readonly string[];
}

/** G053. */
export const listComments = ({ type, id }: Subject, sort: CommentSort, cursor?: string) =>
  request(calls.comments.list, { type, id, sort, ...(cursor !== undefined && { cursor }) });

/** G053: the answers to one. */
export const listReplies = ({ type, id }: Subject, parent: string, cursor?: string) =>
  request(calls.comments.list, { type, id, parent, ...(cursor !== undefined && { cursor }) });

/** G054. */
export const addComment = (
  { type, id }: Subject,
  replyTo: string | null,
  { text, mentions }: CommentInput,
  requestId: string,
) =>
  request(calls.comments.add, {
    type,
    id,
    text,
    mentions: [...mentions],
    ...(replyTo !== null && { reply_to: replyTo }),
    request_id: requestId,
  });

/** G428. */
export const editComment = (id: string, { text, mentions }: CommentInput, requestId: string) =>
  request(calls.comments.edit, { comment_id: id, text, mentions: [...mentions], request_id: requestId });

/** G055. */
export const removeComment = (id: string) =>
  request(calls.comments.remove, { comment_id: id, request_id: newRequestId() });

/** G056. */
export const likeComment = (id: string, isLiked: boolean) =>
  request(calls.likes.set, { type: 'comment', id, action: isLiked });
