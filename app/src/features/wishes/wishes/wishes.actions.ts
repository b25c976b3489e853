import type { Wish } from '@goldbean/contract/wishes';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { hearPool, noteVotes, type PoolChange } from './hear-pool.ts';
import { changeKnown } from './known-wishes.ts';
import { loadToday, loadTodaySoon, watchToday } from './today.actions.ts';
import * as service from './wishes.service.ts';
import { emptyList, wishesState as state, type WishListName } from './wishes.state.ts';

function load(name: WishListName, page: number): Promise<service.WishList> {
  const query = { ...state.lists[name].query, page };
  return name === 'mine' ? service.listMine(query) : service.listWishes(query);
}

const listOf = (name: WishListName) =>
  createPages<Wish, service.WishList>({
    state: () => state.lists[name].pages,
    load: (page) => load(name, page),
    keyOf: ({ wish_id }) => wish_id,
    onPage: ({ counts, total, page, page_size }) =>
      Object.assign(state.lists[name], { counts, fresh: 0, isLast: total <= page * page_size }),
    // What stands there is older than it could be (D90); the next event or connection asks again.
    onMoreFailed: () => undefined,
  });
const lists = { pool: listOf('pool'), search: listOf('search'), mine: listOf('mine'), desk: listOf('desk') };

const refreshed = {
  pool: createRequestScope(),
  search: createRequestScope(),
  mine: createRequestScope(),
  desk: createRequestScope(),
};

const isSame = (one: service.WishQuery, other: service.WishQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Shows the wishes of an address (S08): those of the same address as before stay until the new ones are here (D92).
 * @returns ends it
 */
export function openWishes(name: WishListName, query: service.WishQuery): () => void {
  const list = state.lists[name];
  if (isSame(list.query, query) && list.pages.phase === 'ready') void lists[name].reload();
  else {
    // The numbers of the filters stay while one goes from one to the next.
    state.lists[name] = { ...emptyList(query), counts: list.counts };
    void lists[name].show(query.page);
  }
  const stopToday = watchToday();
  const stopHearing = hearPool((change) => {
    // Counts alone are here already.
    const { any, changed, gone } = change;
    if (any || changed.size > 0 || gone.size > 0) {
      void takeChange(name, change);
      // The wish of the day may have gone, or be another by now.
      void loadToday();
    } else loadTodaySoon();
  });
  return () => {
    stopHearing();
    stopToday();
    refreshed[name].end();
    lists[name].close();
  };
}

/**
 * What others did is taken over in place (S08): no line moves under the pointer. New wishes are counted, and come when the
 * member asks for them.
 */
async function takeChange(name: WishListName, { changed, gone }: PoolChange): Promise<void> {
  const list = state.lists[name];
  if (list.pages.phase !== 'ready' || list.pages.list.length === 0) return lists[name].reload();
  const isCurrent = refreshed[name].begin();
  const { page } = list.pages;
  try {
    const answer = await load(name, page);
    // Something else is shown by now.
    if (!isCurrent() || state.lists[name] !== list || list.pages.page !== page) return;
    const answered = new Map(answer.list.map((wish) => [wish.wish_id, wish]));
    const left = list.pages.list.filter(({ wish_id }) => answered.has(wish_id) || !gone.has(wish_id));
    if (left.length < list.pages.list.length) list.pages.list = left;
    for (const wish of answered.values()) changeKnown(wish.wish_id, wish);
    const shown = new Set(left.map(({ wish_id }) => wish_id));
    const last = answer.list.findLastIndex(({ wish_id }) => shown.has(wish_id));
    // What stands behind them has only moved up from the next page, where there is one.
    const reached = list.isLast ? answer.list : answer.list.slice(0, last + 1);
    const others = reached.filter(({ wish_id }) => !shown.has(wish_id));
    Object.assign(list, { counts: answer.counts, fresh: page === 1 ? others.length : 0 });
    list.pages.total = answer.total;
    // A status that the filter does not show is said all the same, until the list is asked for again.
    const elsewhere = [...changed].filter((id) => shown.has(id) && !answered.has(id));
    const details = await Promise.all(elsewhere.map((id) => service.loadWish(id)));
    if (isCurrent()) for (const { wish } of details) changeKnown(wish.wish_id, wish);
  } catch {
    // What is shown is older than it could be (D90); the next event or connection asks again.
  }
}

/** Shows the new wishes that were counted: the first page again. */
export const showFresh = (name: WishListName): void => void lists[name].open();

/** After a failure. */
export const retryWishes = (name: WishListName): void => void lists[name].show(state.lists[name].query.page);

onMemberGone(() => {
  for (const one of Object.values(refreshed)) one.end();
  for (const list of Object.values(lists)) list.close();
});

/** G035: gives my free vote or takes it back (D47). A refusal is told, and the wish stands as it did. */
export async function voteFor(wishId: string, votes: boolean): Promise<void> {
  if (state.voting[wishId]) return;
  state.voting[wishId] = true;
  try {
    const { free_votes, paid_votes, voted } = await service.vote(wishId, votes);
    changeKnown(wishId, { free_votes, paid_votes, voted });
    noteVotes(wishId);
  } catch (error) {
    notifyError(error);
  } finally {
    delete state.voting[wishId];
  }
}
