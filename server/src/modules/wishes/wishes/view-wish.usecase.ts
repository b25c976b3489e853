import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Registry } from '../../../platform/registry.ts';
import { findOfTheDay } from './gains.repository.ts';
import type { WishPool } from './pool.usecase.ts';
import { wishHistory } from './wish-history.views.ts';
import { shanghaiDay } from './wishes.domain.ts';
import type { WishFacets, WishPorts } from './wishes.ports.ts';
import { findWish, hasAbsorbed } from './wishes.repository.ts';
import type { WishViews } from './wishes.views.ts';

/** What the page of a wish needs. */
interface ViewWishDeps extends Pick<WishPorts, 'database' | 'clock' | 'users'> {
  readonly facets: Registry<WishFacets>;
  readonly pool: WishPool;
  readonly views: WishViews;
}

/** G031: a wish with its history and votes, and what the member may do with it. */
export async function viewWish(
  actor: Actor,
  { wish_id }: CallRequest<typeof calls.wishes.detail>,
  { database: { reader }, clock, users, facets, pool, views }: ViewWishDeps,
): Promise<CallAnswer<typeof calls.wishes.detail>> {
  const row = await pool.find(reader, wish_id, actor);
  const { uid } = actor;
  const edits = row.author_uid === uid && row.status === 1 && row.merged_into === null;
  const [wish, { events, answer }, votes, hears, withdraws] = await Promise.all([
    views.one(reader, uid, row),
    wishHistory(reader, uid, row, { users }),
    facets.need('votes').of(reader, uid, wish_id),
    facets.need('messages').hears(reader, uid, wish_id),
    edits && hasAbsorbed(reader, wish_id).then((has) => !has),
  ]);
  const { voted, tickets, voters, levels } = votes;
  return {
    wish,
    events,
    answer,
    page: row.page,
    version: row.version,
    levels,
    voters,
    my: { voted, tickets, hears, edits, withdraws },
    server_ts: clock.now(),
  };
}

/** G047: the wish of the day, and until when it is. */
export async function viewWishOfTheDay(
  uid: string,
  { database: { reader }, clock, views }: Pick<ViewWishDeps, 'database' | 'clock' | 'views'>,
): Promise<CallAnswer<typeof calls.wishes.today>> {
  const now = clock.now();
  const found = await findOfTheDay(reader, now);
  const row = found && (await findWish(reader, found.wish_id));
  const { ends } = shanghaiDay(now);
  return {
    wish: row && (await views.one(reader, uid, row)),
    gained: found?.day_gain ?? 0,
    ends: shanghaiTime(ends),
    ends_ts: ends,
  };
}
