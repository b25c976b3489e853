import { circleRoom, postRoom, type ContentEvent, type NoticeBody } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { PostPorts } from './posts.ports.ts';
import type { PostRow } from './posts.repository.ts';

/** What rooms of things and authors are notified of, after the commit. */
export function createPostNotifications({
  database,
  rooms,
  notices,
}: Pick<PostPorts, 'database' | 'rooms' | 'notices'>) {
  /** To the room of the thing, and of a post to the circle's. */
  function toRooms(tx: Tx, { kind, post_id }: PostRow, key: string, event: ContentEvent): void {
    database.afterCommit(tx, () => {
      rooms.count(postRoom(kind, post_id), key, event);
      if (kind === 'post') rooms.count(circleRoom, `${key} ${post_id}`, event);
    });
  }

  return {
    shown(tx: Tx, post: PostRow, again: boolean): void {
      const { kind: type, post_id: id, topic_id } = post;
      toRooms(tx, post, 'content_shown', { kind: 'content_shown', type, id, topic_id, again });
    },
    gone(tx: Tx, post: PostRow): void {
      toRooms(tx, post, 'content_gone', { kind: 'content_gone', type: post.kind, id: post.post_id });
    },
    /** @param post with its counts as they are now */
    counted(tx: Tx, post: PostRow): void {
      const { kind: type, post_id: id, likes, comments } = post;
      toRooms(tx, post, 'content_counts', { kind: 'content_counts', type, id, likes, comments });
    },
    /** Notifies a member, now and in the inbox. */
    async member(tx: Tx, uid: string, body: NoticeBody): Promise<void> {
      await notices.notify(tx, [{ uid, body }]);
      rooms.notifyMembers(tx, [uid], { kind: 'inbox_reminder' });
    },
  };
}
export type PostNotifications = ReturnType<typeof createPostNotifications>;
