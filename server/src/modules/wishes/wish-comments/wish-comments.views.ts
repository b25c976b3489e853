import { nobody, type JudgedWishComment, type WishComment } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { findComments, findLiked, type WishCommentRow } from './wish-comments.repository.ts';

/** Comments as a member sees them. */
export function createWishCommentViews({ users, pool }: Pick<WishCommentPorts, 'users' | 'pool'>) {
  async function many(reader: Reader, uid: string, rows: readonly WishCommentRow[]): Promise<WishComment[]> {
    const ids = rows.map(({ comment_id }) => comment_id);
    const answered = await findComments(
      reader,
      rows.flatMap(({ reply_to }) => reply_to ?? []),
    );
    const uids = [...rows, ...answered.values()].map((row) => row.uid);
    const [people, liked] = await Promise.all([
      users.many(reader, [...new Set(uids)]),
      findLiked(reader, uid, ids),
    ]);
    const personOf = (who: string) => people.get(who) ?? nobody(who);
    return rows.map((row) => {
      const to = row.reply_to === null ? undefined : answered.get(row.reply_to);
      return {
        comment_id: row.comment_id,
        user: personOf(row.uid),
        text: row.text,
        at: shanghaiTime(row.created_at),
        at_ts: row.created_at,
        state: row.state,
        reason: row.reason,
        likes: row.likes,
        liked: liked.has(row.comment_id),
        reply_to: to
          ? { comment_id: to.comment_id, nickname: personOf(to.uid).nickname, text: to.text }
          : null,
      };
    });
  }

  return {
    many,

    /** Before those who judge them. */
    async judged(reader: Reader, uid: string, rows: readonly WishCommentRow[]): Promise<JudgedWishComment[]> {
      const judges = rows.flatMap(({ judged_by }) => judged_by ?? []);
      const [shown, titles, people] = await Promise.all([
        many(reader, uid, rows),
        pool.titles(reader, [...new Set(rows.map(({ wish_id }) => wish_id))]),
        users.many(reader, [...new Set(judges)]),
      ]);
      return rows.flatMap(({ wish_id, judged_by, judged_at, uid: author }, at) => {
        const comment = shown[at];
        if (!comment) return [];
        const isJudged = judged_by !== null && judged_at !== null;
        return [
          {
            ...comment,
            wish: { wish_id, title: titles.get(wish_id) ?? '' },
            judged: isJudged
              ? {
                  by: people.get(judged_by) ?? nobody(judged_by),
                  at: shanghaiTime(judged_at),
                  at_ts: judged_at,
                }
              : null,
            own: author === uid,
          },
        ];
      });
    },
  };
}
