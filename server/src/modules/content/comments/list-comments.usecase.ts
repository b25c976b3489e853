import {
  commentLimits,
  type CallAnswer,
  type CallRequest,
  type PostKind,
  type calls,
} from '@goldbean/contract';
import { feedPage, placeAt } from '../../../platform/cursor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CommentableRegistry } from './comments.registry.ts';
import { findComment } from './comments.repository.ts';
import type { CommentViews } from './comments.views.ts';
import { findReplies, findThread } from './threads.repository.ts';

type CommentListRequest = CallRequest<typeof calls.comments.list>;
type CommentListAnswer = CallAnswer<typeof calls.comments.list>;

/** What a list needs to show its comments. */
interface ListCommentsDeps {
  readonly things: CommentableRegistry;
  readonly views: CommentViews;
}

async function listAnswers(
  reader: Reader,
  viewer: string,
  { parent, ...given }: CommentListRequest & { readonly parent: string },
  { views }: Pick<ListCommentsDeps, 'views'>,
): Promise<CommentListAnswer> {
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

/** G053: comments on a thing with their first answers, or the answers to one. @param viewer empty for a visitor */
export async function listComments(
  reader: Reader,
  viewer: string,
  given: CommentListRequest,
  { things, views }: ListCommentsDeps,
): Promise<CommentListAnswer> {
  const { type, id, sort, cursor, size, parent } = given;
  await things.displayed(reader, type, id);
  if (parent !== undefined) return listAnswers(reader, viewer, { ...given, parent }, { views });
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
  const list = parents.flatMap((parentId) => {
    const view = known.get(parentId);
    const under = firsts.filter(({ parent_id }) => parent_id === parentId);
    return view
      ? [{ ...view, first_replies: under.flatMap(({ comment_id }) => known.get(comment_id) ?? []) }]
      : [];
  });
  return { list, next, total: await things.of(type).comments(reader, id) };
}
