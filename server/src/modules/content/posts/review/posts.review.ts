import type { PostKind } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { PostDecisions } from './review-post.usecase.ts';
import type { PostPorts } from '../posts.ports.ts';
import { lockPost } from '../posts.repository.ts';
import { findFilesOf, findWaitingVersion } from '../author/versions.repository.ts';
import { personOf } from '../posts.views.ts';
import { countWaiting, findWaiting } from './queue.repository.ts';
import type { PostQueue } from './review-queue.ports.ts';

type QueuePorts = Pick<PostPorts, 'users' | 'topics' | 'addressOf'>;

/** The queue of one kind, for the desk (D68). */
export function createQueue(
  kind: PostKind,
  { users, topics, addressOf }: QueuePorts,
  deciding: PostDecisions,
): PostQueue {
  return {
    count: (reader, which) => countWaiting(reader, kind, which),

    async list(reader, which, page) {
      const rows = await findWaiting(reader, kind, which, page);
      const people = await users.many(
        reader,
        rows.map((row) => row.author_uid),
      );
      const topicIds = rows.flatMap(({ topic_id }) => topic_id ?? []);
      const names = await topics.names(reader, [...new Set(topicIds)]);
      const files = await findFilesOf(reader, rows);
      return rows.map(
        ({ post_id: id, version, title, words, topic_id, submitted_at, is_edit, author_uid }) => ({
          kind,
          id,
          version,
          author: personOf(people, author_uid),
          title,
          text: words,
          pics: files
            .filter((file) => file.post_id === id && file.version === version)
            .map(({ file_id, w, h }) => ({ file_id, url: addressOf(file_id, which.notBy), w, h })),
          topic: topic_id === null ? null : { topic_id, name: names.get(topic_id) ?? topic_id },
          about: null,
          is_edit,
          at: shanghaiTime(submitted_at),
          at_ts: submitted_at,
        }),
      );
    },

    async waiting(tx, id) {
      const post = await lockPost(tx, id);
      const version = post?.kind === kind ? await findWaitingVersion(tx, id) : undefined;
      if (!post || !version) return null;
      return {
        version: version.version,
        authorUid: post.author_uid,
        channelId: post.channel_id,
        submittedAt: version.submitted_at,
      };
    },

    judge: (tx, verdict) => deciding.judge(tx, verdict),
  };
}
