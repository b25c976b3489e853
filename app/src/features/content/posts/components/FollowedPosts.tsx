import { CardGrid } from '@goldbean/design-system/page';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { morePosts } from '../posts.actions.ts';
import { postsState } from '../posts.state.ts';
import { PostRow } from './PostRow.tsx';

export interface FollowedPostsProps {
  /** Only so many; left out, all of them as one asks for more. */
  readonly most?: number | undefined;
}

/** G051: posts from whom the member follows, once they are here; comments and reports are the circle's (S03). */
export function FollowedPosts({ most }: FollowedPostsProps) {
  const { list, next } = useSnapshot(postsState).places.followed.feed;
  const go = useNavigate();
  const open = (post: string) => void go(paths.circle.href({ post }));
  return (
    <CardGrid
      size="wide"
      items={list.slice(0, most)}
      keyOf={({ id }) => id}
      onMore={most === undefined && next !== null ? () => morePosts('followed') : undefined}
    >
      {(post) => (
        <PostRow post={post} onComment={() => open(post.id)} actions={{ onReport: ({ id }) => open(id) }} />
      )}
    </CardGrid>
  );
}
