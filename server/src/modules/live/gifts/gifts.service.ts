import type { CallAnswer, CallRequest, CausePlace, calls } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { Intent } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createBarrages } from './barrages.ts';
import { tabs } from './gifts.domain.ts';
import type { GiftListeners, GiftPorts } from './gifts.ports.ts';
import {
  addToKnapsack,
  findCatalogue,
  findGift,
  findGifts,
  findKnapsack,
  findLives,
  findRank,
  hasGiven,
  sumTotals,
  takeFromKnapsack,
} from './gifts.repository.ts';
import { createGiving } from './giving.ts';

type Request<Name extends keyof typeof calls.gifts> = CallRequest<(typeof calls.gifts)[Name]>;
type Answer<Name extends keyof typeof calls.gifts> = CallAnswer<(typeof calls.gifts)[Name]>;

/** How many the rank of a live session shows. */
const rankMax = 100;
/** Gifts and comments over the picture. The channel gets all that a member pays (domain 3.5, D24). */
export function createGifts(ports: GiftPorts) {
  const { lives } = ports;
  const { reader } = ports.database;
  const listeners = createRegistry<GiftListeners>('listeners to gifts');
  const giving = createGiving(ports, listeners.all);
  const barrages = createBarrages(ports);

  return {
    /** C037. */
    async list({ live_id, tab }: Request<'list'>): Promise<Answer<'list'>> {
      await lives.exists(reader, live_id);
      const catalogue = await findCatalogue(reader);
      const wanted = tabs.filter(({ key }) => tab === undefined || key === tab);
      return {
        tabs: wanted.map(({ key, name }) => ({
          key,
          name,
          list: catalogue.filter((gift) => gift.tab === key),
        })),
      };
    },

    /** C038. Gifts in the knapsack do not expire yet. */
    async knapsack(uid: string): Promise<Answer<'knapsack'>> {
      const items = await findKnapsack(reader, uid);
      return { list: items.map((item) => ({ ...item, expires: null, expires_ts: null })) };
    },

    /** C034: the giver pays the channel the price of `n`, once per intent, in one transaction with gifts of others. */
    give: (uid: string, given: Request<'give'>, intent: Intent): Promise<Answer<'give'>> =>
      giving({ uid, given, intent: { ...intent, requestId: given.request_id } }),

    /** C035, K15, P03: one bean; what is refused is not charged. */
    barrage: (uid: string, given: Request<'barrage'>, intent: Intent): Promise<Answer<'barrage'>> =>
      barrages({ uid, given, intent: { ...intent, requestId: given.request_id } }),

    /** Puts gifts into a member's knapsack: prizes, and the demo's presents. */
    addToKnapsack,
    /** Takes gifts out of it again. @returns how many are left, or null when there were not so many */
    takeFromKnapsack,
    /** A gift of the catalogue, or null. */
    find: findGift,
    /** Gifts of the catalogue by id; what it does not know is left out. */
    many: findGifts,
    /** Whether the member has given a gift of this kind in a live session. */
    hasGiven,
    /** Registers a feature that hears of every gift. */
    onGiven: listeners.register,

    /** Beans spent in a live session: what its channel earned there. */
    totalsOf: async (from: Reader, liveId: string): Promise<{ beans: number }> => ({
      beans: await sumTotals(from, liveId),
    }),

    /** The live sessions of these gifts and comments: gifts by the id of their sending, comments by their own id. */
    placesOf: async (from: Reader, ids: readonly string[]): Promise<Map<string, CausePlace>> =>
      new Map((await findLives(from, ids)).map(({ id, live_id }) => [id, { kind: 'live', id: live_id }])),

    /** The members who gave most in a live session, highest first; of equals, the first to reach the sum. */
    rankOf: (from: Reader, liveId: string): Promise<{ uid: string; score: number }[]> =>
      findRank(from, liveId, rankMax),
  };
}
export type Gifts = ReturnType<typeof createGifts>;
