import type { CallAnswer, CallRequest, Gift, calls } from '@goldbean/contract';
import { checkAddress } from '../../../platform/check-address.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import {
  findActivityGifts,
  findFeatured,
  findRunning,
  insertActivity,
  type ActivityRow,
} from './campaigns.repository.ts';
import type { GiftPorts } from './gifts.ports.ts';

type OfLive = CallRequest<typeof calls.gifts.activities>;

/** Campaigns of live sessions and their gifts (C023 to C025). */
export function createCampaigns({ database, clock, ids, lives }: GiftPorts) {
  const { reader } = database;

  /** Gifts of the campaigns that last now in a channel. */
  async function giftsOf(from: Reader, channelId: string): Promise<Gift[]> {
    const activities = await findRunning(from, channelId, clock.now());
    return findActivityGifts(
      from,
      activities.map(({ activity_id }) => activity_id),
    );
  }

  return {
    giftsOf,
    featured: findFeatured,

    /** C023. */
    async list(uid: string, { live_id }: OfLive): Promise<CallAnswer<typeof calls.gifts.activities>> {
      const { channelId } = await lives.enter(reader, live_id, uid);
      const rows = await findRunning(reader, channelId, clock.now());
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
    async ofActivities(uid: string, { live_id }: OfLive) {
      const { channelId } = await lives.enter(reader, live_id, uid);
      return { list: await giftsOf(reader, channelId) };
    },

    /** C025. */
    async ofFeatured(uid: string, { live_id }: OfLive) {
      await lives.enter(reader, live_id, uid);
      return { list: await findFeatured(reader) };
    },

    /** Opens a campaign. No call does it: the operator plans them. @returns its id */
    async open(tx: Tx, given: Omit<ActivityRow, 'activity_id'>, giftIds: readonly string[]): Promise<string> {
      checkAddress(given.img);
      checkAddress(given.link);
      const activity_id = ids.next();
      await insertActivity(tx, { ...given, activity_id }, giftIds);
      return activity_id;
    },
  };
}
