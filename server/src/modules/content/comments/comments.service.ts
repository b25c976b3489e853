import {
  commentLimits,
  type CallAnswer,
  type CallRequest,
  type Comment,
  type ContentType,
  type PostKind,
  type calls,
} from '@goldbean/contract';
import { feedPage, placeAt } from '../../../platform/cursor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { CommentableKinds, CommentableThings, Commented, CommentPorts } from './comments.ports.ts';
import { changeComment, findComment, insertComment, lockComment } from './comments.repository.ts';
import { createQueue } from './comments.review.ts';
import { createCommentViews } from './comments.views.ts';
import { commentAfter, createCommentReview } from './review-comment.usecase.ts';
import { createCommentNotifications, quoteOf } from './comment.events.ts';
import { findReplies, findThread } from './threads.repository.ts';

type CommentsRequest<Name extends keyof typeof calls.comments> = CallRequest<(typeof calls.comments)[Name]>;
type CommentsAnswer<Name extends keyof typeof calls.comments> = CallAnswer<(typeof calls.comments)[Name]>;

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

/** Comments two levels deep on what is displayed; each waits for review, and its author alone sees it until then (T14). */
export function createComments(ports: CommentPorts) {
  const { database, clock, ids, idempotency, users } = ports;
  const { reader } = database;
  const kinds = createRegistry<CommentableKinds>('things that are commented on');
  const thingsOf = (type: ContentType): CommentableThings =>
    kinds.find(type as PostKind) ?? refuse('post.missing');
  const views = createCommentViews(ports);
  const telling = createCommentNotifications(ports);
  const deciding = createCommentReview(ports, thingsOf, telling);

  const need = async (from: Reader, type: ContentType, id: string): Promise<Commented> =>
    (await thingsOf(type).displayed(from, id)) ?? refuse('post.missing');
  const viewOf = async (tx: Tx, uid: string, id: string): Promise<Comment> =>
    (await views.one(tx, uid, id)) ?? refuse('comment.missing');
  const knownAmong = async (tx: Tx, uid: string, mentions: readonly string[]): Promise<string[]> => {
    const known = await users.many(tx, mentions);
    return [...new Set(mentions)].filter((named) => named !== uid && known.has(named));
  };

  /** Where an answer stands: under a comment of the first level, beside the answer that it answers. */
  async function placeOf(tx: Tx, thing: Commented, replyTo: string | undefined) {
    if (replyTo === undefined) return { parent_id: null, answers_id: null };
    const answered = await findComment(tx, replyTo);
    if (answered?.state !== 'displayed' || answered.type !== thing.type || answered.thing_id !== thing.id)
      return refuse('comment.missing');
    const { comment_id, parent_id } = answered;
    return { parent_id: parent_id ?? comment_id, answers_id: parent_id === null ? null : comment_id };
  }

  async function add(tx: Tx, uid: string, given: CommentsRequest<'add'>): Promise<CommentsAnswer<'add'>> {
    const thing = await need(tx, given.type, given.id);
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
      mentions: await knownAmong(tx, uid, given.mentions),
      state: 'pending',
      created_at: now,
      submitted_at: now,
    });
    return { comment: await viewOf(tx, uid, comment_id) };
  }

  async function edit(tx: Tx, uid: string, given: CommentsRequest<'edit'>): Promise<CommentsAnswer<'edit'>> {
    const { comment_id: id, text } = given;
    const row = await lockComment(tx, id);
    if (!row || row.state === 'deleted') return refuse('comment.missing');
    if (row.author_uid !== uid)
      return refuse(row.state === 'displayed' ? 'request.forbidden' : 'comment.missing');
    await need(tx, row.type, row.thing_id);
    await changeComment(tx, id, {
      text,
      mentions: await knownAmong(tx, uid, given.mentions),
      state: commentAfter(row.state, 'submit') ?? refuse('post.state'),
      version: row.version + 1,
      reason: '',
      submitted_at: clock.now(),
    });
    return { comment: await viewOf(tx, uid, id) };
  }

  async function answersOf(
    viewer: string,
    given: CommentsRequest<'list'>,
    parent: string,
  ): Promise<CommentsAnswer<'list'>> {
    const { cursor, size } = given;
    const above = await findComment(reader, parent);
    if (above?.type !== given.type || above.thing_id !== given.id) return refuse('comment.missing');
    const found = await findReplies(reader, [parent], viewer, placeAt(cursor), size + 1);
    const { rows, next } = feedPage(found, size, ({ comment_id: id }) => ({ key: 0, id }));
    const known = await views.repliesOf(
      reader,
      viewer,
      rows.map(({ comment_id }) => comment_id),
    );
    return {
      list: [...known.values()].map((one) => ({ ...one, first_replies: [] })),
      next,
      total: above.replies,
    };
  }

  return {
    /** Registers the things of a kind, before the server starts. */
    things: kinds.register,
    /** Comments as things that are liked, reported and hidden. */
    asThings: {
      like: deciding.like,
      likedBefore: deciding.likedBefore,
      async likes(from: Reader, id: string): Promise<number> {
        const row = await findComment(from, id);
        return row?.state === 'displayed' ? row.likes : refuse('comment.missing');
      },
      async displayed(from: Reader, id: string) {
        const row = await findComment(from, id);
        if (row?.state !== 'displayed') return null;
        const about = { type: row.type as string, id: row.thing_id };
        return { type: 'comment', id, authorUid: row.author_uid, about, words: quoteOf(row.text) };
      },
      hide: deciding.hide,
      show: deciding.show,
    },
    queue: createQueue(ports, thingsOf, deciding),

    /** Puts a comment that was displayed before under a thing, such as in the demo; nobody is notified. `at` in UTC ms. @returns its id */
    async importComment(tx: Tx, given: CommentToImport): Promise<string> {
      const { at, authorUid: author_uid, replyTo, type, id, text } = given;
      const thing = await need(tx, type, id);
      const comment_id = ids.next();
      const place = await placeOf(tx, thing, replyTo);
      const row = { comment_id, type, thing_id: id, channel_id: thing.channelId, author_uid, ...place, text };
      await insertComment(tx, { ...row, mentions: [], state: 'pending', created_at: at, submitted_at: at });
      await changeComment(tx, comment_id, { state: 'displayed', displayed_at: at });
      await deciding.count(tx, { type, thing_id: id, comment_id, parent_id: place.parent_id }, 1);
      return comment_id;
    },

    /** G053. @param uid null for a visitor */
    async list(uid: string | null, given: CommentsRequest<'list'>): Promise<CommentsAnswer<'list'>> {
      const viewer = uid ?? '';
      const { type, id, sort, cursor, size } = given;
      await need(reader, type, id);
      if (given.parent !== undefined) return answersOf(viewer, given, given.parent);
      const thread = { type: type as PostKind, thingId: id };
      const place = placeAt(cursor);
      if (place !== null && !Number.isSafeInteger(place.key)) refuse('request.invalid');
      const found = await findThread(reader, thread, viewer, sort, place, size + 1);
      const { rows, next } = feedPage(found, size, ({ key, comment_id }) => ({ key, id: comment_id }));
      const parents = rows.map(({ comment_id }) => comment_id);
      const firsts = await findReplies(reader, parents, viewer, null, commentLimits.commentFirstReplies);
      const known = await views.repliesOf(reader, viewer, [
        ...parents,
        ...firsts.map(({ comment_id }) => comment_id),
      ]);
      const list = parents.flatMap((parent) => {
        const view = known.get(parent);
        const under = firsts.filter(({ parent_id }) => parent_id === parent);
        return view
          ? [{ ...view, first_replies: under.flatMap(({ comment_id }) => known.get(comment_id) ?? []) }]
          : [];
      });
      return { list, next, total: await thingsOf(type).comments(reader, id) };
    },

    /** G054. */
    add: (
      uid: string,
      given: CommentsRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<CommentsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => add(tx, uid, given))),

    /** G428. */
    edit: (
      uid: string,
      given: CommentsRequest<'edit'>,
      intent: IdempotencyKey,
    ): Promise<CommentsAnswer<'edit'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => edit(tx, uid, given))),

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
