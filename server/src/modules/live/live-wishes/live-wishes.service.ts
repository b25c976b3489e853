import {
  liveWishLimits,
  type CallAnswer,
  type CallRequest,
  type LiveWish,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { LiveWishPorts } from './live-wishes.ports.ts';
import {
  addGiven,
  deleteWish,
  findHelpers,
  findTops,
  findWish,
  findWishes,
  saveWish,
  type WishGift,
} from './live-wishes.repository.ts';

type LiveWishesRequest<Name extends keyof typeof calls.liveWishes> = CallRequest<
  (typeof calls.liveWishes)[Name]
>;
type LiveWishesAnswer<Name extends keyof typeof calls.liveWishes> = CallAnswer<
  (typeof calls.liveWishes)[Name]
>;

/** Members shown beside a wish. */
const topMax = 3;

/** Gifts that a teacher hopes for in a live session, and who gives them (D18). */
export function createLiveWishes({ database, clock, ids, users, lives, gifts, rooms }: LiveWishPorts) {
  const { reader } = database;

  /** What is hoped for in a live session, and who helps most. */
  async function wishesOf(liveId: string): Promise<LiveWish[]> {
    const wishes = await findWishes(reader, liveId);
    if (wishes.length === 0) return [];
    const [catalogue, tops] = await Promise.all([
      gifts.many(
        reader,
        wishes.map(({ gift_id }) => gift_id),
      ),
      findTops(
        reader,
        wishes.map(({ wish_id }) => wish_id),
        topMax,
      ),
    ]);
    const known = await users.many(reader, [...new Set(tops.map(({ uid }) => uid))]);
    return wishes.flatMap(({ wish_id, gift_id, target, now }) => {
      const gift = catalogue.get(gift_id);
      const mine = tops.filter((top) => top.wish_id === wish_id);
      const top = mine.flatMap(({ uid }) => known.get(uid) ?? []);
      return gift ? [{ id: wish_id, gift, target, now, helpers: mine[0]?.helpers ?? 0, top }] : [];
    });
  }

  return {
    wishesOf,

    /** C053. */
    async list(uid: string, { live_id }: LiveWishesRequest<'list'>): Promise<LiveWishesAnswer<'list'>> {
      await lives.enter(reader, live_id, uid);
      return { list: await wishesOf(live_id) };
    },

    /** C054. */
    async people(
      uid: string,
      { wish_id, page, page_size }: LiveWishesRequest<'people'>,
    ): Promise<LiveWishesAnswer<'people'>> {
      const wish = (await findWish(reader, wish_id)) ?? refuse('live.wish_missing');
      await lives.enter(reader, wish.live_id, uid);
      const { total, rows } = await findHelpers(reader, wish_id, { page, pageSize: page_size });
      const known = await users.many(
        reader,
        rows.map((row) => row.uid),
      );
      const list = rows.flatMap(({ uid: helper, n }) => {
        const user = known.get(helper);
        return user ? [{ user, n }] : [];
      });
      return { list, total, page, page_size };
    },

    /** G133. Repeated, it changes nothing. */
    async save(
      actor: Actor,
      { live_id, gift_id, target }: LiveWishesRequest<'save'>,
    ): Promise<LiveWishesAnswer<'save'>> {
      return database.transaction(async (tx) => {
        const room = await lives.runBy(tx, live_id, actor);
        if (!(await gifts.many(tx, [gift_id])).has(gift_id)) return refuse('gift.missing');
        // The live session is locked, so that two at once cannot both be the last that has room.
        const others = (await findWishes(tx, live_id)).filter((wish) => wish.gift_id !== gift_id);
        if (others.length >= liveWishLimits.liveWishesMax) return refuse('live.wishes_full');
        const id = await saveWish(tx, { wish_id: ids.next(), live_id, gift_id, target }, clock.now());
        await rooms.announce(tx, room, { kind: 'wishes_change', live_id });
        return { id };
      });
    },

    /** G134. */
    async remove(actor: Actor, { id }: LiveWishesRequest<'remove'>): Promise<LiveWishesAnswer<'remove'>> {
      return database.transaction(async (tx) => {
        const wish = (await findWish(tx, id)) ?? refuse('live.wish_missing');
        const room = await lives.runBy(tx, wish.live_id, actor);
        await deleteWish(tx, id);
        await rooms.announce(tx, room, { kind: 'wishes_change', live_id: wish.live_id });
        return { ok: true };
      });
    },

    /** Counts gifts of a live session, in the transaction that gives them; its room hears what has come. */
    async onGiven(
      tx: Tx,
      live: { readonly liveId: string; readonly room: string },
      given: readonly WishGift[],
    ) {
      const helped = await addGiven(tx, live.liveId, given, clock.now());
      database.afterCommit(tx, () => {
        for (const { wish_id, now } of helped)
          rooms.count(live.room, `wish_sum ${wish_id}`, { kind: 'wish_sum', wish_id, now });
      });
    },
  };
}
export type LiveWishes = ReturnType<typeof createLiveWishes>;
