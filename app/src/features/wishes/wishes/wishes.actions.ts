import type { Wish } from '@goldbean/contract/wishes';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { hearPool } from './hear-pool.ts';
import { changeKnown } from './known-wishes.ts';
import * as service from './wishes.service.ts';
import { emptyList, wishesState as state, type WishListName } from './wishes.state.ts';

const listOf = (name: WishListName) =>
  createPages<Wish, service.WishList>({
    state: () => state.lists[name].pages,
    load: (page) => {
      const query = { ...state.lists[name].query, page };
      return name === 'mine' ? service.listMine(query) : service.listWishes(query);
    },
    keyOf: ({ wish_id }) => wish_id,
    onPage: ({ counts }) => {
      state.lists[name].counts = counts;
    },
    // What stands there is older than it could be (D90); the next event or connection asks again.
    onMoreFailed: () => undefined,
  });
const lists = { pool: listOf('pool'), search: listOf('search'), mine: listOf('mine'), desk: listOf('desk') };

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
  const stopHearing = hearPool(() => {
    void lists[name].reload();
    // The wish of the day may have gone, or be another by now.
    if (state.today) void loadToday();
  });
  return () => {
    stopHearing();
    lists[name].close();
  };
}

/** After a failure. */
export const retryWishes = (name: WishListName): void => void lists[name].show(state.lists[name].query.page);

const asked = createRequestScope();
onMemberGone(() => {
  asked.end();
  for (const list of Object.values(lists)) list.close();
});

/** G047; in the background: without it there is only less to see (D90). */
export async function loadToday(): Promise<void> {
  const isCurrent = asked.begin();
  try {
    const today = await service.loadToday();
    if (isCurrent()) state.today = today;
  } catch {
    // The wish of the day is asked for with the next visit.
  }
}

/** G035: gives my free vote or takes it back (D47). A refusal is told, and the wish stands as it did. */
export async function voteFor(wishId: string, votes: boolean): Promise<void> {
  if (state.voting[wishId]) return;
  state.voting[wishId] = true;
  try {
    const { free_votes, paid_votes, voted } = await service.vote(wishId, votes);
    changeKnown(wishId, { free_votes, paid_votes, voted });
  } catch (error) {
    notifyError(error);
  } finally {
    delete state.voting[wishId];
  }
}
