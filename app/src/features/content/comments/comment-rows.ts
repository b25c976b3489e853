import type { Comment, Reply } from '@goldbean/contract/content';
import { commentsState as state } from './comments.state.ts';

/** Changes a comment or an answer where it stands. @returns whether it is listed */
export function changeComment(id: string, change: (row: Reply) => void): boolean {
  for (const comment of state.feed.list) {
    const row = comment.comment_id === id ? comment : comment.first_replies.find(isOf(id));
    if (!row) continue;
    change(row);
    return true;
  }
  return false;
}

const isOf = (id: string) => (row: Reply) => row.comment_id === id;

/** A comment of the first level that is listed. */
export const threadOf = (id: string): Comment | undefined => state.feed.list.find(isOf(id));

/** Deleted or hidden: an answer goes; one that was answered leaves its place, so that the answers still make sense. */
export function dropComment(id: string): void {
  const thread = threadOf(id);
  if (thread && thread.replies > 0) Object.assign(thread, { state: 'deleted', text: '' });
  else state.feed.list = state.feed.list.filter((row) => row.comment_id !== id);
  for (const comment of state.feed.list) {
    const left = comment.first_replies.filter((row) => row.comment_id !== id);
    if (left.length === comment.first_replies.length) continue;
    comment.first_replies = left;
    comment.replies -= 1;
  }
  state.fresh = state.fresh.filter((fresh) => fresh !== id);
}

/** One that I have just written: first of all, or last under what it answers. */
export function putComment(written: Comment): void {
  const changed = changeComment(written.comment_id, (row) => Object.assign(row, written));
  if (changed) return;
  const thread = written.parent_id === null ? undefined : threadOf(written.parent_id);
  if (!thread) state.feed.list.unshift(written);
  else {
    thread.first_replies.push(written);
    thread.replies += 1;
  }
}
