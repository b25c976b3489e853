import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createCommentNotifications } from './comment.events.ts';
import type { CommentPorts } from './comments.ports.ts';
import { commentsAsThings } from './comments.provider.ts';
import { createCommentableRegistry } from './comments.registry.ts';
import { createCommentViews } from './comments.views.ts';
import { importComment, type CommentToImport } from './import-comment.usecase.ts';
import { listComments } from './list-comments.usecase.ts';
import { createQueue } from './review/comments.review.ts';
import { createCommentReview } from './review/review-comment.usecase.ts';
import { addComment, editComment } from './write-comment.usecase.ts';

type CommentsRequest<Name extends keyof typeof calls.comments> = CallRequest<(typeof calls.comments)[Name]>;
type CommentsAnswer<Name extends keyof typeof calls.comments> = CallAnswer<(typeof calls.comments)[Name]>;

/** Comments two levels deep on what is displayed; each waits for review, and its author alone sees it until then (T14). */
export function createComments(ports: CommentPorts) {
  const { database, idempotency } = ports;
  const { reader } = database;
  const things = createCommentableRegistry();
  const views = createCommentViews(ports);
  const deciding = createCommentReview(ports, things.of, createCommentNotifications(ports));
  const deps = { ...ports, things, views, deciding };

  return {
    /** Registers the things of a kind, before the server starts. */
    things: things.register,
    asThings: commentsAsThings(deciding),
    queue: createQueue(ports, things.of, deciding),
    importComment: (tx: Tx, given: CommentToImport): Promise<string> => importComment(tx, given, deps),

    /** G053. @param uid null for a visitor */
    list: (uid: string | null, given: CommentsRequest<'list'>): Promise<CommentsAnswer<'list'>> =>
      listComments(reader, uid ?? '', given, deps),

    /** G054. */
    add: (
      uid: string,
      given: CommentsRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<CommentsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => addComment(tx, uid, given, deps))),

    /** G428. */
    edit: (
      uid: string,
      given: CommentsRequest<'edit'>,
      intent: IdempotencyKey,
    ): Promise<CommentsAnswer<'edit'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => editComment(tx, uid, given, deps))),

    /** G055. */
    remove: (
      uid: string,
      { comment_id }: CommentsRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<CommentsAnswer<'remove'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await deciding.remove(tx, uid, comment_id);
          return { ok: true } as const;
        }),
      ),
  };
}
export type Comments = ReturnType<typeof createComments>;
