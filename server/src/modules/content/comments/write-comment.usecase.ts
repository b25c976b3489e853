import type { CallAnswer, CallRequest, Comment, PostKind, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Commented, CommentPorts } from './comments.ports.ts';
import type { CommentableRegistry } from './comments.registry.ts';
import { changeComment, findComment, insertComment, lockComment } from './comments.repository.ts';
import type { CommentViews } from './comments.views.ts';
import { commentAfter } from './review/review-comment.usecase.ts';

/** What writing a comment needs: what is commented on, and how its author sees it. */
interface WriteCommentDeps extends Pick<CommentPorts, 'clock' | 'ids' | 'users'> {
  readonly things: CommentableRegistry;
  readonly views: CommentViews;
}

const viewOf = async (
  tx: Tx,
  uid: string,
  id: string,
  { views }: Pick<WriteCommentDeps, 'views'>,
): Promise<Comment> => (await views.one(tx, uid, id)) ?? refuse('comment.missing');

async function knownAmong(
  tx: Tx,
  uid: string,
  mentions: readonly string[],
  { users }: Pick<CommentPorts, 'users'>,
): Promise<string[]> {
  const known = await users.many(tx, mentions);
  return [...new Set(mentions)].filter((named) => named !== uid && known.has(named));
}

/** Where an answer stands: under a comment of the first level, beside the answer that it answers. */
export async function placeOf(tx: Tx, thing: Commented, replyTo: string | undefined) {
  if (replyTo === undefined) return { parent_id: null, answers_id: null };
  const answered = await findComment(tx, replyTo);
  if (answered?.state !== 'displayed' || answered.type !== thing.type || answered.thing_id !== thing.id)
    return refuse('comment.missing');
  const { comment_id, parent_id } = answered;
  return { parent_id: parent_id ?? comment_id, answers_id: parent_id === null ? null : comment_id };
}

/** G054: a member comments on what is displayed, or answers a comment; it waits for review. */
export async function addComment(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.comments.add>,
  deps: WriteCommentDeps,
): Promise<CallAnswer<typeof calls.comments.add>> {
  const { clock, ids, things } = deps;
  const thing = await things.displayed(tx, given.type, given.id);
  const now = clock.now();
  const comment_id = ids.next();
  await insertComment(tx, {
    comment_id,
    type: given.type as PostKind,
    thing_id: thing.id,
    channel_id: thing.channelId,
    author_uid: uid,
    ...(await placeOf(tx, thing, given.reply_to)),
    text: given.text,
    mentions: await knownAmong(tx, uid, given.mentions, deps),
    state: 'pending',
    created_at: now,
    submitted_at: now,
  });
  return { comment: await viewOf(tx, uid, comment_id, deps) };
}

/** G428: a member changes a comment of their own, which waits for review again. */
export async function editComment(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.comments.edit>,
  deps: WriteCommentDeps,
): Promise<CallAnswer<typeof calls.comments.edit>> {
  const { clock, things } = deps;
  const { comment_id: id, text } = given;
  const row = await lockComment(tx, id);
  if (!row || row.state === 'deleted') return refuse('comment.missing');
  if (row.author_uid !== uid)
    return refuse(row.state === 'displayed' ? 'request.forbidden' : 'comment.missing');
  await things.displayed(tx, row.type, row.thing_id);
  await changeComment(tx, id, {
    text,
    mentions: await knownAmong(tx, uid, given.mentions, deps),
    state: commentAfter(row.state, 'submit') ?? refuse('post.state'),
    version: row.version + 1,
    reason: '',
    submitted_at: clock.now(),
  });
  return { comment: await viewOf(tx, uid, id, deps) };
}
