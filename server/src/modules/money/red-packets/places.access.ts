import { packetScenes, type MsgKey } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import type { PacketRow } from './red-packets.tables.ts';

type Lying = Pick<PacketRow, 'scene' | 'place_id' | 'channel_id' | 'room' | 'conditions'>;

/** Who may see and open packets where they lie: members of the group, or those whom the live session lets in (D40). */
export function createPacketPlaces({ groups, channels, parts, rooms }: PacketDeps) {
  async function classRefusals(reader: Reader, { place_id, room }: Lying, uids: readonly string[]) {
    const here = await groups.among(reader, place_id, uids);
    const muted = await rooms.mutedAmong(reader, room, uids);
    return uids.flatMap((uid): [string, MsgKey][] => {
      if (!here.has(uid)) return [[uid, 'packet.members_only']];
      return muted.has(uid) ? [[uid, 'packet.muted']] : [];
    });
  }

  async function liveRefusal(reader: Reader, packet: Lying, uid: string): Promise<MsgKey | null> {
    const access = await parts.need('live').access(reader, packet.room, uid);
    if (access?.join) return access.join;
    if (access?.speak === 'chat.frozen') return access.speak;
    if ((await rooms.mutedAmong(reader, packet.room, [uid])).has(uid)) return 'packet.muted';
    const { follow, subscribe } = packet.conditions;
    if (!follow && !subscribe) return null;
    const { followed, subscribed } = await channels.membership(reader, packet.channel_id, uid);
    return (follow && !followed) || (subscribe && !subscribed) ? 'packet.condition' : null;
  }

  return {
    /** Why some of the members may not open the packet; those who may are left out. */
    async refusals(reader: Reader, packet: Lying, uids: readonly string[]): Promise<Map<string, MsgKey>> {
      if (packet.scene === packetScenes.class)
        return new Map(await classRefusals(reader, packet, [...new Set(uids)]));
      const refusals = new Map<string, MsgKey>();
      for (const uid of new Set(uids)) {
        const refusal = await liveRefusal(reader, packet, uid);
        if (refusal) refusals.set(uid, refusal);
      }
      return refusals;
    },
    /** @throws Refusal `packet.members_only`, or why the live session does not let the member in */
    async needSight(
      reader: Reader,
      packet: Pick<PacketRow, 'scene' | 'place_id' | 'room'>,
      uid: string,
    ): Promise<void> {
      if (packet.scene === packetScenes.class) {
        if (!(await groups.among(reader, packet.place_id, [uid])).has(uid)) refuse('packet.members_only');
        return;
      }
      const access = await parts.need('live').access(reader, packet.room, uid);
      if (access?.join) refuse(access.join);
    },
  };
}
export type PacketPlaces = ReturnType<typeof createPacketPlaces>;
