import type { CallAnswer, CallRequest, RainStatus, calls } from '@goldbean/contract';
import type { Caller } from '../../../platform/http/index.ts';
import type { PacketEnding } from './end-packet.job.ts';
import { rainStatusOf } from './red-packets.domain.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import { findSent, findRain } from './red-packets.repository.ts';
import { findLastTap } from './shares.repository.ts';
import type { PacketViews } from './red-packets.views.ts';

type SentPacketsCall = typeof calls.livePackets.laid;

/** What runs and ran in a live session. */
export function createPacketLists({ database, parts }: PacketDeps, ending: PacketEnding, views: PacketViews) {
  const { reader } = database;
  return {
    /** The rain over a live session, or the one about to begin, and what the member has of it. */
    async raining(liveId: string, uid: string): Promise<RainStatus | null> {
      const rain = await findRain(reader, liveId);
      if (!rain || ending.isDue(rain)) return null;
      const last = await findLastTap(reader, rain.packet_id, uid);
      return { rain: views.rain(rain), ...rainStatusOf(rain, last) };
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
