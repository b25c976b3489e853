import {
  nobody,
  packetScenes,
  type BagPrize,
  type SentPacket,
  type PacketProof,
  type PacketRain,
  type RedBag,
  type RedPacket,
  type User,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { PacketDeps } from './red-packets.ports.ts';
import type { PacketRow } from './red-packets.tables.ts';
import { findAmounts } from './claims/shares.repository.ts';

export const rainView = (row: PacketRow): PacketRain => ({
  id: row.packet_id,
  live_id: row.place_id,
  total: row.total,
  seconds: (row.expires_at - row.starts_at) / 1_000,
  per_user: row.per_user,
  starts: shanghaiTime(row.starts_at),
  starts_ts: row.starts_at,
  ends: shanghaiTime(row.expires_at),
  ends_ts: row.expires_at,
  hash: row.split_hash,
});

/** Packets as answers show them. */
export function createPacketViews({ users, parts }: Pick<PacketDeps, 'users' | 'parts'>) {
  /** Members by uid; who is gone has no name. */
  async function people(reader: Reader, uids: readonly string[]): Promise<(uid: string) => User> {
    const known = await users.many(reader, [...new Set(uids)]);
    return (uid) => known.get(uid) ?? nobody(uid);
  }

  /** N01: seed and shares are shown to nobody before the packet has ended. */
  async function proof(reader: Reader, packet: PacketRow): Promise<PacketProof> {
    const { packet_id, split_hash: hash, split_seed: seed, state } = packet;
    if (state === 'open') return { hash, seed: null, shares: null };
    return { hash, seed, shares: await findAmounts(reader, packet_id) };
  }

  return {
    people,
    proof,
    /** A class packet. */
    async packet(reader: Reader, row: PacketRow): Promise<RedPacket> {
      const personOf = await people(reader, [row.sender]);
      return {
        id: row.packet_id,
        group_id: row.place_id,
        kind: row.kind,
        count: row.count,
        total: row.total,
        left: row.count - row.claimed,
        blessing: row.blessing,
        sender: personOf(row.sender),
        state: row.state,
        created: shanghaiTime(row.created_at),
        created_ts: row.created_at,
        expires: shanghaiTime(row.expires_at),
        expires_ts: row.expires_at,
        ended_ts: row.ended_at,
        returned: row.state === 'expired_refunded' ? row.total - row.claimed_sum : 0,
        hash: row.split_hash,
        proof: await proof(reader, row),
      };
    },
    async bag(reader: Reader, row: PacketRow): Promise<RedBag> {
      const personOf = await people(reader, [row.sender]);
      return {
        id: row.packet_id,
        live_id: row.place_id,
        sender: personOf(row.sender),
        kind: row.kind,
        count: row.count,
        left: row.count - row.claimed,
        prize: row.gift_id === null ? 'beans' : 'gift',
        conditions: row.conditions,
        state: row.state,
        starts: shanghaiTime(row.starts_at),
        starts_ts: row.starts_at,
        ends: shanghaiTime(row.expires_at),
        ends_ts: row.expires_at,
        hash: row.split_hash,
        proof: await proof(reader, row),
      };
    },
    /** Bags and rains as those who run the live session see them. */
    async laid(reader: Reader, rows: readonly PacketRow[]): Promise<SentPacket[]> {
      const personOf = await people(
        reader,
        rows.map(({ sender }) => sender),
      );
      return rows.map((row) => ({
        id: row.packet_id,
        scene: row.scene === packetScenes.rain ? packetScenes.rain : packetScenes.bag,
        sender: personOf(row.sender),
        kind: row.kind,
        prize: row.gift_id === null ? 'beans' : 'gift',
        count: row.count,
        claimed: row.claimed,
        total: row.total,
        taken: row.claimed_sum,
        state: row.state,
        starts: shanghaiTime(row.starts_at),
        starts_ts: row.starts_at,
        ends: shanghaiTime(row.expires_at),
        ends_ts: row.expires_at,
      }));
    },
    /** @returns what an amount of the packet is: beans, or so many of its gift */
    async prizeOf(reader: Reader, { gift_id }: Pick<PacketRow, 'gift_id'>): Promise<(n: number) => BagPrize> {
      const gift = gift_id === null ? null : await parts.need('gifts').find(reader, gift_id);
      return (n) => (gift ? { type: 'gift', gift, n } : { type: 'beans', amount: n });
    },
  };
}
export type PacketViews = ReturnType<typeof createPacketViews>;
