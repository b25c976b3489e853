import { packetScenes, type PacketEvent } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { hasLuckiest } from './red-packets.domain.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import { lockPacket, updatePacket } from './red-packets.repository.ts';
import type { PacketRow } from './red-packets.tables.ts';
import { findLuckiest } from './claims/shares.repository.ts';

export const endJob = 'red-packet.end';

/** How packets end: all claimed, or what is left goes back when their time is over (T04, K09, D41). */
export function createPacketEnd(ports: PacketDeps) {
  const { database, clock, users, rooms, parts, wallet, notices } = ports;

  /** Notifies the room of a packet that has just ended. */
  async function notifyEnd(tx: Tx, packet: PacketRow): Promise<void> {
    if (packet.state === 'open') return;
    const share = hasLuckiest(packet) ? await findLuckiest(tx, packet.packet_id) : null;
    const user = share && (await users.many(tx, [share.uid])).get(share.uid);
    const event: PacketEvent = {
      kind: 'packet_end',
      packet_id: packet.packet_id,
      scene: packet.scene,
      state: packet.state,
      sender: packet.sender,
      luckiest: share && {
        user: { uid: share.uid, nickname: user?.nickname ?? '', img: user?.img ?? '' },
        amount: share.amount,
      },
      returned: packet.total - packet.claimed_sum,
    };
    await rooms.announce(tx, packet.room, event);
  }

  /** The packet, locked; if its time is over, what was left has gone back first. */
  async function lockSettled(tx: Tx, packetId: string): Promise<PacketRow | undefined> {
    const packet = await lockPacket(tx, packetId);
    if (packet?.state !== 'open' || packet.expires_at > clock.now()) return packet;
    const { claimed, claimed_sum, sender, hold_id, gift_id } = packet;
    const ended = await updatePacket(tx, packetId, {
      claimed,
      claimed_sum,
      state: 'expired_refunded',
      ended_at: packet.expires_at,
    });
    await notifyEnd(tx, ended);
    if (gift_id !== null)
      await parts.need('gifts').addToKnapsack(tx, sender, gift_id, packet.total - claimed_sum);
    if (hold_id !== null) {
      const group_id = packet.scene === packetScenes.class ? packet.place_id : null;
      const amount = packet.total - claimed_sum;
      await notices.notify(tx, [
        { uid: sender, body: { kind: 'packet_refund', packet_id: packetId, group_id, amount } },
      ]);
      await wallet.release(tx, hold_id, 'system');
    }
    return ended;
  }

  return {
    notifyEnd,
    lockSettled,
    /** Before somebody looks, and by the job: what is due is done, once. */
    async settle(packetId: string): Promise<void> {
      await database.transaction((tx) => lockSettled(tx, packetId));
    },
    /** Whether a packet that was read waits for `settle`. */
    isDue: (packet: PacketRow): boolean => packet.state === 'open' && packet.expires_at <= clock.now(),
  };
}
export type PacketEnding = ReturnType<typeof createPacketEnd>;
