import { afterAction, postRoom } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { quoteOf } from '../engine.ports.ts';
import type { Kinds } from '../post-kinds.registry.ts';
import type { PostPorts } from '../posts.ports.ts';
import type { QueueVerdict } from './review-queue.ports.ts';
import { changePost, lockPost, type PostRow } from '../posts.repository.ts';
import {
  decideVersion,
  findVersions,
  findWaitingVersion,
  replaceWaiting,
} from '../author/versions.repository.ts';
import type { PostNotifications } from '../post.events.ts';

/** What others decide about what was written: who reviews it, and the staff. */
export function createPostReview(
  { rooms }: Pick<PostPorts, 'rooms'>,
  kinds: Kinds,
  notifications: PostNotifications,
) {
  async function quoteShown(tx: Tx, post: PostRow): Promise<string> {
    const version = post.shown_version ?? post.last_version;
    const [shown] = await findVersions(tx, [{ post_id: post.post_id, version }]);
    return shown ? quoteOf(shown) : '';
  }

  /** Something displayed or hidden of somebody else, locked. */
  async function ofOthers(tx: Tx, uid: string, id: string): Promise<PostRow> {
    const post = await lockPost(tx, id);
    if (!post || (post.state !== 'displayed' && post.state !== 'hidden')) return refuse('post.missing');
    return post.author_uid === uid ? refuse('request.forbidden') : post;
  }

  return {
    /** Approves or rejects the version that waits, and notifies its author. Last of all it may lock the wallet (K23). */
    async judge(tx: Tx, { id, passes, reason, by, at }: QueueVerdict): Promise<void> {
      const post = (await lockPost(tx, id)) ?? refuse('review.missing');
      const waiting = (await findWaitingVersion(tx, id)) ?? refuse('review.missing');
      const state = afterAction(post.state, passes ? 'pass' : 'reject') ?? refuse('review.missing');
      const outcome = passes ? 'displayed' : 'rejected';
      await decideVersion(tx, waiting, { state: outcome, by, reason, at });
      const isFirst = post.displayed_at === null;
      if (passes) {
        const { version, topic_id } = waiting;
        const moments = isFirst ? { displayed_at: at } : { edited_at: at };
        await changePost(tx, id, { state, shown_version: version, topic_id, ...moments });
        await rooms.create(tx, postRoom(post.kind, id));
        notifications.shown(tx, { ...post, topic_id }, !isFirst);
      } else await changePost(tx, id, { state });
      await notifications.member(tx, post.author_uid, {
        kind: 'content_reviewed',
        type: post.kind,
        id,
        about: null,
        words: quoteOf(waiting),
        outcome,
        reason,
      });
      if (passes && isFirst)
        await kinds.need(post.kind).onFirstShown?.(tx, { id, authorUid: post.author_uid });
    },

    /** Takes something displayed out of sight, and what waits of it from the queue. @throws Refusal `post.missing`, `request.forbidden` */
    async hide(tx: Tx, uid: string, id: string, reason: string): Promise<void> {
      const post = await ofOthers(tx, uid, id);
      if (post.state === 'hidden') return;
      await replaceWaiting(tx, id);
      await changePost(tx, id, { state: afterAction(post.state, 'hide') ?? refuse('post.state'), reason });
      notifications.gone(tx, post);
      await notifications.member(tx, post.author_uid, {
        kind: 'content_hidden',
        type: post.kind,
        id,
        about: null,
        words: await quoteShown(tx, post),
        reason,
      });
    },

    /** Displays again what was hidden. @throws Refusal `post.missing`, `request.forbidden`, `post.state` */
    async show(tx: Tx, uid: string, id: string): Promise<void> {
      const post = await ofOthers(tx, uid, id);
      const state = afterAction(post.state, 'show') ?? refuse('post.state');
      await changePost(tx, id, { state, reason: '' });
      notifications.shown(tx, post, true);
    },
  };
}
export type PostDecisions = ReturnType<typeof createPostReview>;
