import { calls, type LiveSummary } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import { serverNow } from '../../../shared/clock/index.ts';
import { isToCome } from './to-come.ts';

/** The three rows of the homepage. */
export type LivesSection = 'live' | 'not_started' | 'ended';
export type ListedLiveInfo = CallData<typeof calls.live.info>;
export type Appointment = CallData<typeof calls.live.appointment>;

/** Cards per row and page. */
const cardsPerPage = 12;

/** G119. */
export const listLives = (state: LivesSection, page: number) =>
  request(calls.live.list, { state, page, page_size: cardsPerPage });

/** G119: all of one channel. */
export const listLivesOf = (channelId: string, page: number) =>
  request(calls.live.list, { channel_id: channelId, page, page_size: cardsPerPage });

/** G462: without a member. */
export const listPublicOnAir = (page: number) =>
  request(calls.live.publicOnAir, { page, page_size: cardsPerPage });

/** C018. */
export const loadLive = (liveId: string): Promise<ListedLiveInfo> =>
  request(calls.live.info, { live_id: liveId });

/** G119: what is on air or to come on one channel. */
export async function listOwnLives(channelId: string): Promise<LiveSummary[]> {
  const of = (state: LivesSection) =>
    request(calls.live.list, { state, channel_id: channelId, page_size: 100 });
  const [onAir, next] = await Promise.all([of('live'), of('not_started')]);
  return [...onAir.list, ...next.list];
}

/** G119: what the channel has on air, else its next live session, else null: the list has them in this order. */
export async function findNext(channelId: string): Promise<LiveSummary | null> {
  const { list } = await request(calls.live.list, { channel_id: channelId, page_size: 1 });
  return list.find((live) => live.state === 'live' || isToCome(live, serverNow())) ?? null;
}

/** G119: some of what is on air anywhere. */
export const listOnAir = async (most: number): Promise<LiveSummary[]> =>
  (await request(calls.live.list, { state: 'live', page_size: most })).list;

/** C055: made twice it answers `exists`, and is made all the same (D17). */
export const changeAppointment = (liveId: string, action: 'make' | 'cancel'): Promise<Appointment> =>
  request(calls.live.appointment, { live_id: liveId, action });
