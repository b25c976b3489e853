import type { CallAnswer, CallRequest, CausePlace, calls } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createBarrages } from './send-barrage.usecase.ts';
import { createCampaigns } from './campaigns.usecase.ts';
import { chosenTabs, tabs } from './gifts.domain.ts';
import type { GiftListeners, GiftParts, GiftPorts } from './gifts.ports.ts';
import {
  addToKnapsack,
  countGifts,
  findCatalogue,
  findGift,
  findGifts,
  findKnapsack,
  findLives,
  hasGiven,
  takeFromKnapsack,
} from './gifts.repository.ts';
import { createGiftSending } from './give-gift.usecase.ts';
import { createRanks } from './ranks/ranks.usecase.ts';

type GiftsRequest<Name extends keyof typeof calls.gifts> = CallRequest<(typeof calls.gifts)[Name]>;
type GiftsAnswer<Name extends keyof typeof calls.gifts> = CallAnswer<(typeof calls.gifts)[Name]>;

/** Gifts and comments over the picture. The channel gets all that a member pays (domain 3.5, D24). */
export function createGifts(ports: GiftPorts) {
  const { lives } = ports;
  const { reader } = ports.database;
  const listeners = createRegistry<GiftListeners>('listeners to gifts');
  const parts = createRegistry<GiftParts>('parts of gifts');
  const ranks = createRanks(ports);
  const activities = createCampaigns(ports);
  const giving = createGiftSending(ports, ranks, listeners.all, parts);
  const barrages = createBarrages(ports, ranks);

  return {
    /** C037. */
    async list(uid: string, { live_id, tab }: GiftsRequest<'list'>): Promise<GiftsAnswer<'list'>> {
      const { channelId } = await lives.enter(reader, live_id, uid);
      const [catalogue, activity, featured] = await Promise.all([
        findCatalogue(reader),
        activities.giftsOf(reader, channelId),
        activities.featured(reader),
      ]);
      const chosen = { activity, featured };
      const all = [
        ...tabs.map((one) => ({ ...one, list: catalogue.filter((gift) => gift.tab === one.key) })),
        ...chosenTabs.map((one) => ({ ...one, list: chosen[one.key] })).filter(({ list }) => list.length > 0),
      ];
      return { tabs: all.filter(({ key }) => tab === undefined || key === tab) };
    },

    /** C038. Gifts in the knapsack do not expire yet. */
    async knapsack(uid: string): Promise<GiftsAnswer<'knapsack'>> {
      const items = await findKnapsack(reader, uid);
      return { list: items.map((item) => ({ ...item, expires: null, expires_ts: null })) };
    },

    /** C034: the giver pays the channel the price of `n`, once per intent, in one transaction with gifts of others. */
    give: (uid: string, given: GiftsRequest<'give'>, intent: IdempotencyKey): Promise<GiftsAnswer<'give'>> =>
      giving({ uid, given, intent: { ...intent, requestId: given.request_id } }),

    /** C035, K15, P03: one bean; what is refused is not charged. */
    barrage: (
      uid: string,
      given: GiftsRequest<'barrage'>,
      intent: IdempotencyKey,
    ): Promise<GiftsAnswer<'barrage'>> =>
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
    givenIn: countGifts,
    /** Registers a listener to gifts. */
    onGiven: listeners.register,
    /** Registers who plays a part in gifts. */
    part: parts.register,

    /** The live sessions of these gifts and comments: gifts by the id of their sending, comments by their own id. */
    placesOf: async (from: Reader, ids: readonly string[]): Promise<Map<string, CausePlace>> =>
      new Map((await findLives(from, ids)).map(({ id, live_id }) => [id, { kind: 'live', id: live_id }])),

    ranks,
    activities,
  };
}
export type Gifts = ReturnType<typeof createGifts>;
