import type { FavouriteCard } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLives } from '../live-sessions.repository.ts';

/** Announced live sessions as lists of favourites show them (S44), whoever may enter; drafts are left out. */
export const createFavouriteCards =
  ({ channels }: Pick<LivePorts, 'channels'>) =>
  async (from: Reader, liveIds: readonly string[]): Promise<Map<string, FavouriteCard>> => {
    const lives = (await findLives(from, liveIds)).filter(({ state }) => state !== 'draft');
    const places = await channels.many(
      from,
      lives.map(({ channel_id }) => channel_id),
    );
    return new Map(
      lives.map(({ live_id, name, background, channel_id }) => [
        live_id,
        { title: name, img: background, by: places.get(channel_id)?.name ?? '' },
      ]),
    );
  };
