import { calls, type RankPeriod, type Ranked } from '@goldbean/contract/live';
import { calls as people } from '@goldbean/contract/people';
import { request } from '../../../shared/api/index.ts';

/** A rank of this live session, or of its channel by time. */
export type RankView = 'live' | RankPeriod;

export interface Rank {
  readonly list: readonly Ranked[];
  /** Where I stand; null when that is not known, as of who is not on the list of a live session. */
  readonly me: { readonly rank: number | null; readonly score: number; readonly gap: number } | null;
  /** I am hidden in ranks (G214). */
  readonly hidden: boolean;
  /** UTC ms. */
  readonly updated: number;
}

/** C031, C027. @param uid whose own place is shown @throws ApiError `live.missing` */
export async function loadRank(liveId: string, view: RankView, uid: string): Promise<Rank> {
  if (view === 'live') {
    const { list, hidden, updated_ts: updated } = await request(calls.live.rank, { live_id: liveId });
    return { list, me: placeIn(list, uid), hidden, updated };
  }
  const {
    list,
    me,
    hidden,
    updated_ts: updated,
  } = await request(calls.gifts.rankInfo, { live_id: liveId, type: view });
  return { list, me, hidden, updated };
}

/** G214: an anonymous viewer to others in ranks, or named again. */
export const hideInRanks = (hidden: boolean) => request(people.identity.hideInRanks, { hidden });

function placeIn(list: readonly Ranked[], uid: string): Rank['me'] {
  const at = list.findIndex(({ user }) => user.uid === uid);
  const mine = list[at];
  if (!mine) return null;
  const ahead = list[at - 1];
  return { rank: mine.rank, score: mine.score, gap: ahead ? ahead.score - mine.score + 1 : 0 };
}
