import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { lockPost, type PostRow } from '../posts.repository.ts';

/** Something of the author's own, locked. What others do not see does not exist for who did not write it. */
export async function lockOwnPost(tx: Tx, uid: string, id: string): Promise<PostRow> {
  const post = await lockPost(tx, id);
  if (!post || post.state === 'deleted') return refuse('post.missing');
  if (post.author_uid !== uid)
    return refuse(post.state === 'displayed' ? 'request.forbidden' : 'post.missing');
  return post;
}
