import { calls } from '@goldbean/contract/money';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

type Unclaimed = CallData<typeof calls.livePackets.bagsUnclaimed>;
export type UnclaimedRedBag = Unclaimed['list'][number];
export type UnclaimedRain = NonNullable<Unclaimed['rain']>;
export type BagStatus = CallData<typeof calls.livePackets.bagDetail>;
export type BagRecords = CallData<typeof calls.livePackets.bagRecords>;
export type Prize = CallData<typeof calls.livePackets.robBag>['prize'];
export type OwnSentPacket = CallData<typeof calls.livePackets.laid>['list'][number];

/** C042: what I may still open, and the rain that falls. */
export const loadRunning = (liveId: string): Promise<Unclaimed> =>
  request(calls.livePackets.bagsUnclaimed, { live_id: liveId });

/** C039. */
export const loadBag = (bagId: string): Promise<BagStatus> =>
  request(calls.livePackets.bagDetail, { bag_id: bagId });

/** C040. @throws ApiError `packet.none_left`, `packet.already`, `packet.condition`, whatever refuses opening it */
export const rob = async (bagId: string, requestId: string): Promise<Prize> =>
  (await request(calls.livePackets.robBag, { bag_id: bagId, request_id: requestId })).prize;

/** C041: of a bag, or of a rain. */
export const loadRecords = (bagId: string, page: number): Promise<BagRecords> =>
  request(calls.livePackets.bagRecords, { bag_id: bagId, page, page_size: 50 });

/** C022. @param tap which catch of mine it is, from 1 */
export const catchOne = (rainId: string, tap: number, requestId: string) =>
  request(calls.livePackets.catchRain, { rain_id: rainId, tap_no: tap, request_id: requestId });

/** G242, the newest twenty. */
export const loadLaid = async (liveId: string): Promise<OwnSentPacket[]> =>
  (await request(calls.livePackets.laid, { live_id: liveId })).list;

/** G132. */
export const lay = (bag: CallInput<typeof calls.livePackets.createBag>) =>
  request(calls.livePackets.createBag, bag);

/** G092. */
export const startRain = (rain: CallInput<typeof calls.livePackets.startRain>) =>
  request(calls.livePackets.startRain, rain);
