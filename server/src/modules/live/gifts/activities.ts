import type { CallAnswer, CallRequest, Gift, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import {
  findActivityGifts,
  findFeatured,
  findRunning,
  insertActivity,
  type ActivityRow,
} from './activities.repository.ts';
import type { GiftPorts } from './gifts.ports.ts';

type OfLive = CallRequest<typeof calls.gifts.activities>;

/** Campaigns of live sessions and their gifts (C023 to C025). */
export function createActivities({ database, clock, ids, lives }: GiftPorts) {
  const { reader } = database;

  const running = async (from: Reader, liveId: string): Promise<ActivityRow[]> =>
    findRunning(from, await lives.channelOf(from, liveId), clock.now());

  async function giftsOf(from: Reader, liveId: string): Promise<Gift[]> {
    const activities = await running(from, liveId);
    return findActivityGifts(
      from,
      activities.map(({ activity_id }) => activity_id),
    );
  }

  return {
    giftsOf,
    featured: findFeatured,

    /** C023. */
    async list({ live_id }: OfLive): Promise<CallAnswer<typeof calls.gifts.activities>> {
      const rows = await running(reader, live_id);
      const list = rows.map(({ activity_id: id, type, title, img, link, starts_at, ends_at }) => ({
        id,
        type,
        title,
        img,
        starts: shanghaiTime(starts_at),
        starts_ts: starts_at,
        ends: shanghaiTime(ends_at),
        ends_ts: ends_at,
        link,
      }));
      return { list };
    },

    /** C024. */
    ofActivities: async ({ live_id }: OfLive) => ({ list: await giftsOf(reader, live_id) }),

    /** C025. */
    async ofFeatured({ live_id }: OfLive) {
      await lives.exists(reader, live_id);
      return { list: await findFeatured(reader) };
    },

    /** Opens a campaign. No call does it: the operator plans them. @returns its id */
    async open(tx: Tx, given: Omit<ActivityRow, 'activity_id'>, giftIds: readonly string[]): Promise<string> {
      const activity_id = ids.next();
      await insertActivity(tx, { ...given, activity_id }, giftIds);
      return activity_id;
    },
  };
}
