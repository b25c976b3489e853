import type { PacketMine, PacketScene } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import type { PacketEnding } from './end-packet.job.ts';
import type { PacketPlaces } from './places.access.ts';
import { hasLuckiest, mineOf } from './red-packets.domain.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import { findPacket, findUngrabbed } from './red-packets.repository.ts';
import type { PacketRow, TakenShare } from './red-packets.tables.ts';
import { findLuckiest, findShareOf } from './claims/shares.repository.ts';

/** How many packets that may still be opened a list names. */
const ungrabbedMax = 100;

/** What a member may see of packets of every scene, and what they have of them. */
export function createPacketReading(
  { database, clock }: Pick<PacketDeps, 'database' | 'clock'>,
  ending: PacketEnding,
  places: PacketPlaces,
) {
  const { reader } = database;

  /** A packet the member may look at; what was due of it is done. */
  async function seen(packetId: string, scenes: readonly PacketScene[], uid: string): Promise<PacketRow> {
    const found = (await findPacket(reader, packetId, scenes)) ?? refuse('packet.missing');
    await places.needSight(reader, found, uid);
    if (!ending.isDue(found)) return found;
    await ending.settle(packetId);
    return seen(packetId, scenes, uid);
  }

  const luckiestOf = async (packet: PacketRow): Promise<TakenShare | null> =>
    hasLuckiest(packet) ? findLuckiest(reader, packet.packet_id) : null;

  return {
    seen,
    luckiestOf,

    async mine(packet: PacketRow, uid: string): Promise<PacketMine> {
      const [share, luckiest, refusals] = await Promise.all([
        findShareOf(reader, packet.packet_id, uid),
        luckiestOf(packet),
        places.refusals(reader, packet, [uid]),
      ]);
      return mineOf(packet, share, luckiest?.uid === uid, refusals.get(uid));
    },

    /** Open packets that the member has nothing of and may open. */
    async openOf(scene: PacketScene, placeId: string, uid: string): Promise<PacketRow[]> {
      const given = { scene, placeId, uid, now: clock.now(), most: ungrabbedMax };
      const open = await findUngrabbed(reader, given);
      const refusals = await Promise.all(open.map((packet) => places.refusals(reader, packet, [uid])));
      return open.filter((_, index) => refusals[index]?.size === 0);
    },
  };
}
export type PacketReading = ReturnType<typeof createPacketReading>;
