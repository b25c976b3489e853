import { contentEvents, postRoom, type Comment, type CommentSort } from '@goldbean/contract/content';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { changeComment, dropComment, threadOf } from './comment-rows.ts';
import * as service from './comments.service.ts';
import { commentsState as state, noComments } from './comments.state.ts';

/** More answers under one comment nobody reads. */
const mostReplies = 200;

const scope = createRequestScope();

const feed = createFeed<Comment>({
  state: () => state.feed,
  async load(cursor) {
    const { subject, sort } = state;
    if (!subject) return { list: [], next: null };
    const isCurrent = scope.watch();
    const answer = await service.listComments(subject, sort, cursor);
    if (isCurrent()) state.total = answer.total;
    return answer;
  },
  keyOf: ({ comment_id }) => comment_id,
  onMoreFailed: notifyError,
});

/** The comments on something come on screen, and follow its room. @returns when they go */
export function openComments(subject: service.Subject): () => void {
  scope.begin();
  Object.assign(state, noComments(subject));
  void feed.open();
  const room = postRoom(subject.type, subject.id);
  const stops = [
    connection.onRoom(room, contentEvents, {
      comment_change: ({ comment_id, parent_id, gone }) => {
        if (gone) dropComment(comment_id);
        else if (parent_id !== null) void refreshReplies(parent_id);
        else void hearComment(comment_id);
      },
      content_counts: ({ type, id, likes, comments }) => {
        if (type === 'comment') changeComment(id, (row) => Object.assign(row, { likes }));
        else if (id === subject.id) state.total = comments;
      },
    }),
    attendRoom(room, () => void catchUp()),
  ];
  return () => {
    for (const stop of stops) stop();
    scope.end();
    feed.close();
    Object.assign(state, noComments());
  };
}

/** Displayed now: mine changes where it stands, another's waits behind the bar. */
async function hearComment(id: string): Promise<void> {
  if (!threadOf(id) && !state.fresh.includes(id)) state.fresh.push(id);
  else await catchUp();
}

/** The first comments as they are now, without those that came since. */
async function catchUp(): Promise<void> {
  const isCurrent = scope.watch();
  const { subject } = state;
  if (!subject) return;
  try {
    const { list, total } = await service.listComments(subject, 'new');
    if (!isCurrent()) return;
    state.total = total;
    for (const comment of list) Object.assign(threadOf(comment.comment_id) ?? {}, comment);
  } catch {
    // What stands there is older than it could be; the next time will tell.
  }
}

/** Answers come and go where they stand: they make a thread no longer than one reads it. */
async function refreshReplies(parent: string): Promise<void> {
  const isCurrent = scope.watch();
  const { subject } = state;
  const thread = threadOf(parent);
  if (!subject || !thread) return;
  try {
    const { list, total } = await service.listReplies(subject, parent);
    const now = threadOf(parent);
    if (isCurrent() && now)
      Object.assign(now, { first_replies: list, replies: Math.max(total, list.length) });
  } catch {
    // The next answer asks again.
  }
}

/** G053: the answers that did not come with their comment. */
export async function moreReplies(parent: string): Promise<void> {
  const isCurrent = scope.watch();
  const { subject } = state;
  if (!subject) return;
  try {
    const rows: Comment[] = [];
    let cursor: string | undefined;
    do {
      const { list, next } = await service.listReplies(subject, parent, cursor);
      rows.push(...list);
      cursor = next ?? undefined;
    } while (cursor !== undefined && rows.length < mostReplies);
    const thread = threadOf(parent);
    if (isCurrent() && thread) Object.assign(thread, { first_replies: rows, replies: rows.length });
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

export const retryComments = (): void => void feed.open();
export const moreComments = (): void => void feed.more();

export function sortComments(sort: CommentSort): void {
  state.sort = sort;
  void showFreshComments();
}

/** The member wants to see what came. */
export async function showFreshComments(): Promise<void> {
  state.fresh = [];
  await feed.open();
}

/** G056. The heart answers at once; a refusal puts it back. */
export async function likeComment(id: string, isLiked: boolean): Promise<void> {
  const step = isLiked ? 1 : -1;
  changeComment(id, (row) => Object.assign(row, { liked: isLiked, likes: row.likes + step }));
  try {
    const { liked, likes } = await service.likeComment(id, isLiked);
    changeComment(id, (row) => Object.assign(row, { liked, likes }));
  } catch (error) {
    changeComment(id, (row) => Object.assign(row, { liked: !isLiked, likes: row.likes - step }));
    notifyError(error);
  }
}

/** G055, P08: after the question. */
export async function removeComment(id: string): Promise<void> {
  try {
    await service.removeComment(id);
    dropComment(id);
  } catch (error) {
    notifyError(error);
  }
}
