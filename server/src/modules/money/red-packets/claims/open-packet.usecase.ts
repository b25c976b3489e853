import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { endJob } from '../end-packet.job.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import { insertPacket } from '../red-packets.repository.ts';
import type { PacketRow } from '../red-packets.tables.ts';
import { splitPacket } from './split.domain.ts';

/** What a packet is before it is split and paid for. */
type PacketTerms = Omit<
  PacketRow,
  | 'packet_id'
  | 'split_hash'
  | 'split_seed'
  | 'hold_id'
  | 'created_at'
  | 'claimed'
  | 'claimed_sum'
  | 'state'
  | 'ended_at'
>;

/** The split counts twice of it exactly; nobody has a thousandth of that. */
const maxBeans = 2 ** 52;
const seedBytes = 32;

/** Makes packets of every scene: their shares are drawn and committed to before anybody can ask for one. */
export function createPacketOpening({ clock, ids, random, jobs, parts, wallet }: PacketDeps) {
  /** @returns the packet, and the sender's beans afterwards */
  return async function open(tx: Tx, draft: PacketTerms): Promise<{ packet: PacketRow; balance: number }> {
    const { sender, kind, total, count, gift_id } = draft;
    if (total > maxBeans)
      return refuse('wallet.insufficient_beans', { balance: await wallet.beans(tx, sender) });
    const packetId = ids.next();
    const seed = random.bytes(seedBytes).toString('hex');
    const { shares, hash } = splitPacket(kind, total, count, seed);
    await jobs.at(tx, endJob, { packet_id: packetId }, draft.expires_at);
    const row = {
      ...draft,
      packet_id: packetId,
      split_hash: hash,
      split_seed: seed,
      created_at: clock.now(),
    };
    if (gift_id !== null) {
      const left = await parts.need('gifts').takeFromKnapsack(tx, sender, gift_id, total);
      if (left === null) return refuse('gift.knapsack_short');
      const packet = await insertPacket(tx, { ...row, hold_id: null }, shares);
      return { packet, balance: await wallet.beans(tx, sender) };
    }
    // Nothing after the wallet waits for a lock: what follows is new to everybody.
    const { holdId, balance } = await wallet.hold(tx, {
      uid: sender,
      currency: 'BEAN',
      amount: total,
      expiresAt: draft.expires_at,
      cause: { type: 'red_packet', id: packetId, note: { key: 'said', text: draft.blessing } },
      actor: sender,
      requestId: undefined,
    });
    return { packet: await insertPacket(tx, { ...row, hold_id: holdId }, shares), balance };
  };
}
export type OpenPacket = ReturnType<typeof createPacketOpening>;
