import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { findDigested } from './digest.repository.ts';
import type { WishViews } from '../wishes.views.ts';
import { shanghaiMonth } from '../wishes.domain.ts';
import type { WishFacets, WishPorts } from '../wishes.ports.ts';
import { findMoves } from '../wishes.repository.ts';

/** Wishes of a digest, and of those that are looked through for it. */
const most = { shown: 100, looked: 1_000 };

/** G401: what a month brought to a member's wishes, and to those they voted for (S11). */
export function createDigest(
  { database, clock }: Pick<WishPorts, 'database' | 'clock'>,
  facets: Registry<WishFacets>,
  views: WishViews,
) {
  const { reader } = database;
  return async function digest(
    { uid }: Actor,
    given: CallRequest<typeof calls.wishes.digest>,
  ): Promise<CallAnswer<typeof calls.wishes.digest>> {
    const { month, from, until } = shanghaiMonth(given.month, clock.now());
    const votes = facets.need('votes');
    const [voted, mine] = await Promise.all([
      votes.votedBy(reader, uid, most.looked),
      votes.monthOf(reader, uid, from, until),
    ]);
    const rows = await findDigested(reader, uid, voted, most.looked);
    const ids = rows.map(({ wish_id }) => wish_id);
    const [gained, comments, moves] = await Promise.all([
      votes.gained(reader, ids, from, until),
      facets.need('comments').madeIn(reader, ids, from, until),
      findMoves(reader, ids, from, until),
    ]);
    const moved = Map.groupBy(moves, ({ wish_id }) => wish_id);
    const isMine = (row: { author_uid: string }) => row.author_uid === uid;
    const gainOf = ({ wish_id }: { wish_id: string }) => gained.get(wish_id) ?? 0;
    const withNews = rows
      .filter(({ wish_id }) => gained.has(wish_id) || comments.has(wish_id) || moved.has(wish_id))
      .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)) || gainOf(b) - gainOf(a))
      .slice(0, most.shown);
    const shown = await views.many(reader, uid, withNews);
    return {
      month,
      made: rows.filter((row) => isMine(row) && row.created_at >= from && row.created_at < until).length,
      ...mine,
      list: withNews.flatMap((row, at) => {
        const wish = shown[at];
        if (!wish) return [];
        return [
          {
            wish,
            mine: isMine(row),
            gained: gainOf(row),
            comments: comments.get(row.wish_id) ?? 0,
            moves: (moved.get(row.wish_id) ?? []).map((move) => ({
              to: move.to,
              at: shanghaiTime(move.at),
              at_ts: move.at,
            })),
          },
        ];
      }),
    };
  };
}
