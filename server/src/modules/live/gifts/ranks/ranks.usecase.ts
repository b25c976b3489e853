import type { CallAnswer, CallRequest, RankTop, Ranked, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { GiftActor, GiftPorts } from '../gifts.ports.ts';
import { dayOf, firstDay, gapTo, type RankReader } from './ranks.domain.ts';
import { placesFor, topOf } from './ranks.views.ts';
import { addTotals, findGiven, findPlaces, findRank, sumTotals, type Spent } from './ranks.repository.ts';

/** How many a rank shows. */
const rankMax = 100;
/** Who gave most, in a live session and in its channel (C027, C031, E29). */
export function createRanks(ports: GiftPorts) {
  const { database, clock, lives, rooms } = ports;
  const { reader } = database;

  return {
    topOf: (from: Reader, liveId: string): Promise<RankTop> => topOf(from, liveId, ports),

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
      const rank = await topOf(tx, live_id, ports);
      database.afterCommit(tx, () => rooms.count(live.room, 'rank_top', { kind: 'rank_top', ...rank }));
    },

    /** Beans spent in a live session: what its channel earned there. */
    totalsOf: async (from: Reader, liveId: string): Promise<{ beans: number }> => ({
      beans: await sumTotals(from, liveId),
    }),

    /** What each member gave in a live session. */
    givenIn: findGiven,

    /** The members who gave most in a live session, highest first; of equals, the first to reach the sum (C031). */
    async rankOf(
      from: Reader,
      liveId: string,
      asker: RankReader,
    ): Promise<{ list: Ranked[]; hidden: boolean }> {
      const rows = await findRank(from, liveId, rankMax);
      return placesFor(
        from,
        asker,
        rows.map((row, at) => ({ ...row, rank: at + 1 })),
        ports,
      );
    },

    /** C027. */
    async info(
      actor: GiftActor,
      { live_id, type }: CallRequest<typeof calls.gifts.rankInfo>,
    ): Promise<CallAnswer<typeof calls.gifts.rankInfo>> {
      const now = clock.now();
      const { uid } = actor;
      const { channelId } = await lives.enter(reader, live_id, uid);
      const places = await findPlaces(reader, channelId, { since: firstDay(type, now), uid, most: rankMax });
      const shown = places.filter(({ rank }) => rank <= rankMax);
      const mine = places.find((place) => place.uid === uid);
      const seesAll = await lives.isRunBy(reader, live_id, actor);
      const { list, hidden } = await placesFor(reader, { uid, seesAll }, shown, ports);
      return {
        list,
        hidden,
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
