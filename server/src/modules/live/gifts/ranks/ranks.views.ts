import type { RankTop, Ranked } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { GiftPorts } from '../gifts.ports.ts';
import { eventMembersOf } from '../members.views.ts';
import { placeFor, type RankReader } from './ranks.domain.ts';
import { countGivers, findRank } from './ranks.repository.ts';

/** How many stand above the stage. */
const topMax = 3;

/** Who lead the rank of a live session, and how many give in it. */
export async function topOf(
  from: Reader,
  liveId: string,
  { users }: Pick<GiftPorts, 'users'>,
): Promise<RankTop> {
  // One after the other: within a transaction there is one connection.
  const first = await findRank(from, liveId, topMax);
  const count = await countGivers(from, liveId);
  const uids = first.map(({ uid }) => uid);
  const personOf = await eventMembersOf(users, from, uids);
  const hidden = await users.hiddenInRanks(from, uids);
  // The whole room hears the same: not even the member's own place is named in it.
  const top = first.map(({ uid, score }) => {
    const isHidden = hidden.has(uid);
    const user = isHidden ? { uid: '', nickname: '', img: '' } : personOf(uid);
    return { user, score, hidden: isHidden };
  });
  return { top, count };
}

/** The places as `asker` may know them, and whether they are hidden themselves. */
export async function placesFor(
  from: Reader,
  asker: RankReader,
  places: readonly { readonly uid: string; readonly rank: number; readonly score: number }[],
  { users }: Pick<GiftPorts, 'users'>,
): Promise<{ list: Ranked[]; hidden: boolean }> {
  const uids = places.map(({ uid }) => uid);
  const known = await users.many(from, uids);
  const hidden = await users.hiddenInRanks(from, [...uids, asker.uid]);
  return {
    list: places.map((place) => placeFor(asker, place, known.get(place.uid), hidden)),
    hidden: hidden.has(asker.uid),
  };
}
