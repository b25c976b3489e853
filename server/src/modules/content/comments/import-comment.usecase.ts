import type { PostKind } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { CommentPorts } from './comments.ports.ts';
import type { CommentableRegistry } from './comments.registry.ts';
import { changeComment, insertComment } from './comments.repository.ts';
import type { CommentDecisions } from './review/review-comment.usecase.ts';
import { placeOf } from './write-comment.usecase.ts';

/** A comment that was displayed before. */
export interface CommentToImport {
  readonly type: PostKind;
  readonly id: string;
  readonly authorUid: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  /** UTC ms. */
  readonly at: number;
}

/** What importing a comment needs: what it is about, and what counts it there. */
interface ImportCommentDeps extends Pick<CommentPorts, 'ids'> {
  readonly things: CommentableRegistry;
  readonly deciding: CommentDecisions;
}

/** Puts a comment that was displayed before under a thing, such as in the demo; nobody is notified. @returns its id */
export async function importComment(
  tx: Tx,
  { at, authorUid: author_uid, replyTo, type, id, text }: CommentToImport,
  { ids, things, deciding }: ImportCommentDeps,
): Promise<string> {
  const thing = await things.displayed(tx, type, id);
  const comment_id = ids.next();
  const place = await placeOf(tx, thing, replyTo);
  const row = { comment_id, type, thing_id: id, channel_id: thing.channelId, author_uid, ...place, text };
  await insertComment(tx, { ...row, mentions: [], state: 'pending', created_at: at, submitted_at: at });
  await changeComment(tx, comment_id, { state: 'displayed', displayed_at: at });
  await deciding.count(tx, { type, thing_id: id, comment_id, parent_id: place.parent_id }, 1);
  return comment_id;
}
