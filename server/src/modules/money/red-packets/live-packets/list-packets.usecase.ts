import {
  packetScenes,
  type CallAnswer,
  type CallRequest,
  type RainStatus,
  type calls,
} from '@goldbean/contract';
import type { Caller } from '../../../../platform/http/index.ts';
import type { PacketEnding } from '../end-packet.job.ts';
import type { PacketPlaces } from '../places.access.ts';
import type { PacketReading } from '../read-packet.usecase.ts';
import { rainStatusOf } from '../red-packets.domain.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import { findSent, findRain } from '../red-packets.repository.ts';
import { findLastTap } from '../claims/shares.repository.ts';
import { rainView, type PacketViews } from '../red-packets.views.ts';

type UnclaimedBagsCall = typeof calls.livePackets.bagsUnclaimed;
type SentPacketsCall = typeof calls.livePackets.laid;

/** What runs and ran in a live session. */
export function createPacketLists(
  { database, parts }: PacketDeps,
  ending: PacketEnding,
  places: PacketPlaces,
  reading: PacketReading,
  views: PacketViews,
) {
  const { reader } = database;

  /** The rain over a live session, or the one about to begin, and what the member has of it. */
  async function raining(liveId: string, uid: string): Promise<RainStatus | null> {
    const rain = await findRain(reader, liveId);
    if (!rain || ending.isDue(rain)) return null;
    const last = await findLastTap(reader, rain.packet_id, uid);
    return { rain: rainView(rain), ...rainStatusOf(rain, last) };
  }

  return {
    raining,

    /** C042. */
    async unclaimedBags(
      uid: string,
      { live_id }: CallRequest<UnclaimedBagsCall>,
    ): Promise<CallAnswer<UnclaimedBagsCall>> {
      const room = await parts.need('live').roomOf(reader, live_id);
      await places.needSight(reader, { scene: packetScenes.bag, place_id: live_id, room }, uid);
      const open = await reading.openOf(packetScenes.bag, live_id, uid);
      return {
        list: await Promise.all(open.map((packet) => views.bag(reader, packet))),
        rain: await raining(live_id, uid),
      };
    },

    /** G242. */
    async laid(
      actor: Pick<Caller, 'uid' | 'roles'>,
      { live_id, page, page_size }: CallRequest<SentPacketsCall>,
    ): Promise<CallAnswer<SentPacketsCall>> {
      await parts.need('live').needRunner(reader, live_id, actor);
      const found = await findSent(reader, live_id, { page, page_size });
      const due = found.rows.filter(ending.isDue);
      for (const { packet_id } of due) await ending.settle(packet_id);
      const { rows, total } = due.length === 0 ? found : await findSent(reader, live_id, { page, page_size });
      return { list: await views.laid(reader, rows), total, page, page_size };
    },
  };
}
