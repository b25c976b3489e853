import { bagLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BagAccess } from './bags.access.ts';
import type { BagPorts } from './bags.ports.ts';
import { findBags, findEntries, findShown, findWins, hasJoined } from './bags.repository.ts';
import type { BagViews } from './bags.views.ts';
import type { Conditions } from './conditions.access.ts';
import type { BagGiving } from './give-bag.usecase.ts';

type BagsRequest<Name extends keyof typeof calls.bags> = CallRequest<(typeof calls.bags)[Name]>;
type BagsAnswer<Name extends keyof typeof calls.bags> = CallAnswer<(typeof calls.bags)[Name]>;

/** What members see of bags; one that is due is drawn before it is shown. */
export function createBagReading(
  { database, clock, lives }: Pick<BagPorts, 'database' | 'clock' | 'lives'>,
  access: BagAccess,
  conditions: Conditions,
  views: BagViews,
  giving: Pick<BagGiving, 'settleWaiting'>,
) {
  const { reader } = database;

  return {
    /** C043. */
    async info(uid: string, { live_id }: BagsRequest<'info'>): Promise<BagsAnswer<'info'>> {
      await lives.enter(reader, live_id, uid);
      await giving.settleWaiting(live_id);
      const now = clock.now();
      const row = await findShown(reader, live_id, now - bagLimits.bagShownMs);
      if (!row) return { bag: null, joined: false, server_ts: now };
      const joined = await hasJoined(reader, row.bag_id, uid);
      return { bag: await views.bag(reader, row), joined, server_ts: now };
    },

    /** C044. */
    async detail(uid: string, { bag_id }: BagsRequest<'detail'>): Promise<BagsAnswer<'detail'>> {
      const row = await access.seen(bag_id, uid);
      const bag = await views.bag(reader, row);
      return { bag, conditions: await conditions.checked(reader, row, uid), entries: bag.entries };
    },

    /** C045. */
    async award(uid: string, { bag_id }: BagsRequest<'award'>): Promise<BagsAnswer<'award'>> {
      const row = await access.seen(bag_id, uid);
      const winners = await findWins(reader, bag_id);
      const personOf = await views.people(reader, winners);
      const won = winners.includes(uid);
      return {
        drawn: row.state === 'drawn',
        winners: winners.map(personOf),
        mine: { won, prize: won ? await views.prize(reader, row) : null },
      };
    },

    /** C069. */
    async isParticipate(
      uid: string,
      { bag_id }: BagsRequest<'isParticipate'>,
    ): Promise<BagsAnswer<'isParticipate'>> {
      await access.seen(bag_id, uid);
      return { joined: await hasJoined(reader, bag_id, uid) };
    },

    /** G240. */
    async proof(uid: string, { bag_id }: BagsRequest<'proof'>): Promise<BagsAnswer<'proof'>> {
      const { state, hash, seed } = await access.seen(bag_id, uid);
      if (state !== 'drawn') return refuse('bag.not_drawn');
      const entries = await findEntries(reader, bag_id);
      return { hash, seed, entries, winners: await findWins(reader, bag_id) };
    },

    /** G241. */
    async list(actor: Actor, { live_id, page, page_size }: BagsRequest<'list'>): Promise<BagsAnswer<'list'>> {
      await lives.needRunner(reader, live_id, actor);
      await giving.settleWaiting(live_id);
      const { rows, total } = await findBags(reader, live_id, { page, pageSize: page_size });
      const list = await views.bags(reader, rows);
      return { list, total, page, page_size, offers: conditions.offers() };
    },
  };
}
