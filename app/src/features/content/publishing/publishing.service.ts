import { calls, type Post } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** A post as it is written. */
export interface PostInput {
  readonly text: string;
  /** File ids, in their order. */
  readonly media: readonly string[];
  /** Id of a topic; empty for none. */
  readonly topic: string;
}
const fieldsOf = ({ text, media, topic }: PostInput) => ({
  text,
  media: [...media],
  ...(topic !== '' && { topic }),
});

/** G423: saved last first. */
export const listDrafts = async (): Promise<readonly Post[]> => (await request(calls.posts.drafts, {})).list;

/** G421. @throws ApiError `post.missing` */
export const loadPost = async (id: string): Promise<Post> => (await request(calls.posts.detail, { id })).post;

/** G422. @param id the draft that is replaced; null for a new one */
export const saveDraft = (id: string | null, written: PostInput) =>
  request(calls.posts.saveDraft, {
    ...(id !== null && { id }),
    ...fieldsOf(written),
    request_id: newRequestId(),
  });

/** G050. @param draft that becomes the post; null where none was kept */
export const addPost = (draft: string | null, written: PostInput, requestId: string) =>
  request(calls.posts.add, {
    ...(draft !== null && { draft }),
    ...fieldsOf(written),
    request_id: requestId,
  });

/** G420. */
export const editPost = (id: string, written: PostInput, requestId: string) =>
  request(calls.posts.edit, { id, ...fieldsOf(written), request_id: requestId });
