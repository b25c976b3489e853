import type { Tx } from '../../../../platform/database/index.ts';
import type { PacketEnding } from '../end-packet.job.ts';
import type { Taker } from '../red-packets.domain.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import type { PacketRow } from '../red-packets.tables.ts';
import { takeShares } from './shares.repository.ts';

/** Gives shares of a packet to those who take them: many in one transaction, whatever is in them. */
export function createShareHandOut({ parts, wallet }: PacketDeps, ending: PacketEnding) {
  async function pay(tx: Tx, packet: PacketRow, won: ReadonlyMap<string, number>): Promise<void> {
    // Everybody's rows in one order, so that two packets cannot wait for each other.
    const shares = [...won]
      .map(([uid, amount]) => ({ uid, amount }))
      .toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    if (packet.gift_id !== null)
      for (const { uid, amount } of shares)
        await parts.need('gifts').addToKnapsack(tx, uid, packet.gift_id, amount);
    if (packet.hold_id === null) return;
    await wallet.handOut(tx, {
      holdId: packet.hold_id,
      shares,
      source: 'packet',
      kind: 'packet',
      cause: { type: 'red_packet', id: packet.packet_id, note: { key: 'said', text: packet.blessing } },
      actor: 'system',
    });
  }

  return {
    /**
     * @param packet locked by the caller; the takers' places follow what is claimed of it
     * @returns what each place held, and what pays it out: last of all, since the wallet's locks come last
     */
    async hand(tx: Tx, packet: PacketRow, takers: readonly Taker[], at: number): Promise<Handed> {
      if (takers.length === 0) return { amounts: new Map(), payOut: async () => {} };
      const claimed = packet.claimed + takers.length;
      const isLast = claimed === packet.count;
      const state = isLast ? ('all_claimed' as const) : packet.state;
      const after = { ...packet, claimed, state, ended_at: isLast ? at : null };
      const amounts = await takeShares(tx, after, takers, at);
      const won = new Map<string, number>();
      for (const { uid, place } of takers) won.set(uid, (won.get(uid) ?? 0) + Number(amounts.get(place)));
      const claimed_sum = [...won.values()].reduce((sum, amount) => sum + amount, packet.claimed_sum);
      await ending.notifyEnd(tx, { ...after, claimed_sum });
      return { amounts, payOut: () => pay(tx, packet, won) };
    },
  };
}
export type ShareHandOut = ReturnType<typeof createShareHandOut>;

interface Handed {
  readonly amounts: ReadonlyMap<number, number>;
  payOut(): Promise<void>;
}
