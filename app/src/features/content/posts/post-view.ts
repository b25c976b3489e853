import type { Post, Queued } from '@goldbean/contract/content';
import type { PostView as DrawnPost, ContentReviewState } from '@goldbean/design-system/content';
import type { Snapshot } from 'valtio/vanilla';
import { paths } from '../../../shared/paths/index.ts';

/** A place in the queue as the components draw it (S06). */
function pending(queue: Snapshot<Queued> | null): ContentReviewState {
  return {
    kind: 'pending',
    ...(queue && { place: queue.place }),
    ...(queue?.usual_wait != null && { usualWait: queue.usual_wait }),
  };
}

function reviewOf({ state, reason, queue }: Snapshot<Post>): ContentReviewState {
  switch (state) {
    case 'pending':
      return pending(queue);
    case 'rejected':
    case 'hidden':
      return { kind: state, reason };
    case 'draft':
    case 'displayed':
    case 'deleted':
      return { kind: 'displayed' };
  }
}

/**
 * A post as its card draws it.
 * @param topicName name of its topic in the member's language; not read where it has none
 * @param addresses newer addresses of its pictures, by file id, where theirs became too old
 */
export function postView(
  post: Snapshot<Post>,
  topicName: string,
  addresses: Readonly<Record<string, string>>,
): DrawnPost {
  const { edit, topic } = post;
  return {
    id: post.id,
    author: { uid: post.author.uid, nickname: post.author.nickname, img: post.author.img },
    text: post.text,
    pictures: post.pics.map(({ file_id, url }) => ({ url: addresses[file_id] ?? url, alt: '' })),
    ...(topic && { topic: { name: topicName, href: paths.topic.href({ id: topic.topic_id }) } }),
    at: post.at_ts,
    counts: { likes: post.likes, isLiked: post.liked, comments: post.comments, isFavourite: false },
    isOwn: post.is_own,
    review: reviewOf(post),
    ...(edit && {
      edit: edit.state === 'pending' ? pending(edit.queue) : { kind: 'rejected', reason: edit.reason },
    }),
  };
}
