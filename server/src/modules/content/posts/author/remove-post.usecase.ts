import { afterAction } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { PostNotifications } from '../post.events.ts';
import type { Kinds } from '../post-kinds.registry.ts';
import { changePost } from '../posts.repository.ts';
import { lockOwnPost } from './own-posts.access.ts';
import { replaceWaiting, showsFile, takeFilesFrom } from './versions.repository.ts';
import type { SceneOfPosts } from './write-post.usecase.ts';

/** What deleting needs: what the kind deletes with it, and whom it notifies. */
interface RemovePostDeps {
  readonly kinds: Kinds;
  readonly scene: SceneOfPosts;
  readonly notifications: PostNotifications;
}

/**
 * Deletes something of the author's own, with its pictures; comments on it stay, and are reached no more.
 * @throws Refusal `post.missing`, `request.forbidden`, and the kind's own
 */
export async function removePost(
  tx: Tx,
  { id, uid }: { id: string; uid: string },
  { kinds, scene, notifications }: RemovePostDeps,
): Promise<void> {
  const post = await lockOwnPost(tx, uid, id);
  await replaceWaiting(tx, id);
  await changePost(tx, id, { state: afterAction(post.state, 'remove') ?? refuse('post.state') });
  for (const fileId of await takeFilesFrom(tx, id)) await scene.drop(tx, fileId, () => showsFile(tx, fileId));
  if (post.state === 'displayed') notifications.gone(tx, post);
  await kinds.need(post.kind).onRemoved?.(tx, id);
}
