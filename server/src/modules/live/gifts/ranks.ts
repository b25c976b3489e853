import { nobody, type CallAnswer, type CallRequest, type RankTop, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GiftPorts } from './gifts.ports.ts';
import { peopleOf } from './people.ts';
import { dayOf, firstDay, gapTo } from './ranks.domain.ts';
import { addTotals, countGivers, findGiven, findPlaces, findRank, sumTotals, type Spent } from './ranks.repository.ts';

/** How many a rank shows. */
const rankMax = 100;
/** How many stand above the stage. */
const topMax = 3;

/** Who gave most, in a live session and in its channel (C027, C031, E29). */
export function createRanks({ database, clock, users, lives, rooms }: GiftPorts) {
  const { reader } = database;

  async function topOf(from: Reader, liveId: string): Promise<RankTop> {
    // One after the other: within a transaction there is one connection.
    const first = await findRank(from, liveId, topMax);
    const count = await countGivers(from, liveId);
    const personOf = await peopleOf(
      users,
      from,
      first.map(({ uid }) => uid),
    );
    return { top: first.map(({ uid, score }) => ({ user: personOf(uid), score })), count };
  }

  return {
    topOf,

    /** Counts what was spent in a live session; its room hears who leads, at most once a second. */
    async spent(
      tx: Tx,
      live: { readonly liveId: string; readonly channelId: string; readonly room: string },
      spent: readonly { readonly uid: string; readonly beans: number }[],
    ): Promise<void> {
      const now = clock.now();
      const { liveId: live_id, channelId: channel_id } = live;
      const rows = spent.map(({ uid, beans }): Spent => ({
        live_id,
        channel_id,
        day: dayOf(now),
        uid,
        beans,
        reached_at: now,
      }));
      if (rows.every(({ beans }) => beans === 0)) return;
      await addTotals(tx, rows);
      const rank = await topOf(tx, live_id);
      database.afterCommit(tx, () => rooms.count(live.room, 'rank_top', { kind: 'rank_top', ...rank }));
    },

    /** Beans spent in a live session: what its channel earned there. */
    totalsOf: async (from: Reader, liveId: string): Promise<{ beans: number }> => ({
      beans: await sumTotals(from, liveId),
    }),

    /** What each member gave in a live session. */
    givenIn: findGiven,

    /** The members who gave most in a live session, highest first; of equals, the first to reach the sum. */
    rankOf: (from: Reader, liveId: string): Promise<{ uid: string; score: number }[]> =>
      findRank(from, liveId, rankMax),

    /** C027. */
    async info(
      uid: string,
      { live_id, type }: CallRequest<typeof calls.gifts.rankInfo>,
    ): Promise<CallAnswer<typeof calls.gifts.rankInfo>> {
      const now = clock.now();
      const channelId = await lives.channelOf(reader, live_id);
      const places = await findPlaces(reader, channelId, { since: firstDay(type, now), uid, most: rankMax });
      const shown = places.filter(({ rank }) => rank <= rankMax);
      const mine = places.find((place) => place.uid === uid);
      const known = await users.many(
        reader,
        shown.map((place) => place.uid),
      );
      return {
        list: shown.map((place) => ({
          rank: place.rank,
          user: known.get(place.uid) ?? nobody(place.uid),
          score: place.score,
        })),
        me: {
          rank: mine?.rank ?? null,
          score: mine?.score ?? 0,
          gap: mine ? gapTo(mine.ahead, mine.score) : 1,
        },
        updated: shanghaiTime(now),
        updated_ts: now,
      };
    },
  };
}
export type Ranks = ReturnType<typeof createRanks>;
