import { nobody, type Comment, type Reply, type User } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { CommentPorts } from './comments.ports.ts';
import { findComments, type CommentRow } from './comments.repository.ts';
import { findPlaces } from './review/queue.repository.ts';
import { countOwnReplies } from './threads.repository.ts';

type CommentViewPorts = Pick<CommentPorts, 'users' | 'likes' | 'review'>;

const person = (people: ReadonlyMap<string, User>, uid: string) => {
  const { jwcode, nickname, img } = people.get(uid) ?? nobody(uid);
  return { uid, jwcode, nickname, img };
};

/** Comments as one reader sees them. */
export function createCommentViews({ users, likes, review }: CommentViewPorts) {
  /**
   * Comments and answers without those under them, in the order asked for.
   * @param viewer empty for a visitor
   */
  async function repliesOf(
    reader: Reader,
    viewer: string,
    ids: readonly string[],
  ): Promise<Map<string, Reply & { readonly replies: number }>> {
    if (ids.length === 0) return new Map();
    const rows = new Map((await findComments(reader, ids)).map((row) => [row.comment_id, row]));
    const asked = [...rows.values()];
    const answered = await findComments(
      reader,
      asked.flatMap(({ answers_id }) => answers_id ?? []),
    );
    const answeredBy = new Map(answered.map((row) => [row.comment_id, row.author_uid]));
    const uids = asked.flatMap(({ author_uid, mentions }) => [author_uid, ...mentions]);
    const people = await users.many(reader, [...new Set([...uids, ...answeredBy.values()])]);
    const liked = viewer === '' ? new Set<string>() : await likes.likedAmong(reader, viewer, 'comment', ids);
    const mine = asked.filter(({ author_uid, state }) => author_uid === viewer && state === 'pending');
    const places = await findPlaces(
      reader,
      mine.map(({ comment_id }) => comment_id),
    );
    const usual_wait = mine.length > 0 ? await review.usualWait(reader, 'comment') : null;
    const ownReplies = await countOwnReplies(reader, ids, viewer);

    const viewOf = (row: CommentRow): Reply & { replies: number } => {
      const isOwn = row.author_uid === viewer;
      const isGone = row.state === 'deleted' || (row.state === 'hidden' && !isOwn);
      const place = isOwn ? places.get(row.comment_id) : undefined;
      const answers = row.answers_id === null ? undefined : answeredBy.get(row.answers_id);
      const at = row.displayed_at ?? row.created_at;
      return {
        comment_id: row.comment_id,
        type: row.type,
        id: row.thing_id,
        author: person(people, row.author_uid),
        text: isGone ? '' : row.text,
        mentions: isGone
          ? []
          : row.mentions.filter((uid) => people.has(uid)).map((uid) => person(people, uid)),
        at: shanghaiTime(at),
        at_ts: at,
        likes: row.likes,
        liked: liked.has(row.comment_id),
        is_own: isOwn,
        parent_id: row.parent_id,
        answers: answers === undefined ? null : person(people, answers),
        state: row.state,
        reason: isOwn ? row.reason : '',
        queue: place === undefined ? null : { place, usual_wait },
        replies: row.replies + (ownReplies.get(row.comment_id) ?? 0),
      };
    };
    return new Map(
      ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [[id, viewOf(row)] as const] : [];
      }),
    );
  }

  /** One comment without its answers. */
  async function one(reader: Reader, viewer: string, id: string): Promise<Comment | null> {
    const view = (await repliesOf(reader, viewer, [id])).get(id);
    return view ? { ...view, first_replies: [] } : null;
  }

  return { repliesOf, one };
}
export type CommentViews = ReturnType<typeof createCommentViews>;
