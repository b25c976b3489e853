import type { Post } from '@goldbean/contract/content';
import { postsState as state } from './posts.state.ts';

/** Changes a post wherever it is shown. */
export function changePost(id: string, change: (post: Post) => void): void {
  for (const { feed } of Object.values(state.places)) {
    const row = feed.list.find((post) => post.id === id);
    if (row) change(row);
  }
  if (state.open.post?.id === id) change(state.open.post);
}

/** A post is deleted or hidden: it goes wherever it is shown, except that its author still sees what was hidden. */
export function dropPost(id: string): void {
  for (const place of Object.values(state.places)) {
    place.feed.list = place.feed.list.filter((post) => post.id !== id);
    place.fresh = place.fresh.filter((fresh) => fresh !== id);
  }
  if (state.open.id === id) Object.assign(state.open, { phase: 'gone', post: null });
}
