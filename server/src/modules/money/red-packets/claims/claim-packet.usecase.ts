import type { PacketScene } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  createTransactionBatches,
  fulfilled,
  refused,
  type Outcome,
} from '../../../../platform/batch/index.ts';
import type { PacketEnding } from '../end-packet.job.ts';
import type { ShareHandOut } from './hand-out-shares.usecase.ts';
import type { PacketPlaces } from '../places.access.ts';
import { decideClaims, hasLuckiest, intentOf, type ClaimRequest, type Taker } from '../red-packets.domain.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import type { PacketRow } from '../red-packets.tables.ts';
import { findLuckiest, findTaken } from './shares.repository.ts';

/** What a claim got. */
export interface Claim {
  readonly packet: PacketRow;
  /** Beans, or gifts. */
  readonly amount: number;
  /** Shares that nobody had taken when this one was. */
  readonly left: number;
  /** Whether it is the largest; known with the last share alone. */
  readonly luckiest?: boolean;
}
type SceneAsk = ClaimRequest & { readonly scene: PacketScene };

/** Claims of one transaction (performance.md 2.3). */
const maxAtOnce = 200;

/**
 * Takes shares of class packets and bags: all who wait for one packet together. Whoever holds the packet's lock is
 * alone with it, on this server or another.
 */
export function createClaims(
  ports: PacketDeps,
  ending: PacketEnding,
  places: PacketPlaces,
  handing: ShareHandOut,
) {
  const { database, clock } = ports;

  async function claimAll(tx: Tx, packetId: string, asks: readonly SceneAsk[]): Promise<Outcome<Claim>[]> {
    const packet = await ending.lockSettled(tx, packetId);
    if (!packet || packet.scene !== asks[0]?.scene) return asks.map(() => refused('packet.missing'));
    const found = await findTaken(tx, packetId, asks);
    const taken = found.filter((share) => share.packet_id === packetId);
    const used = new Set(found.map((share) => intentOf({ uid: share.uid, requestId: share.request_id })));
    const uids = asks.map(({ uid }) => uid);
    const decisions = decideClaims(packet, asks, taken, used, await places.refusals(tx, packet, uids));

    const takers = asks.flatMap((ask, index): Taker[] => {
      const decision = decisions[index];
      return decision?.kind === 'take' ? [{ ...ask, place: decision.place }] : [];
    });
    const handed = await handing.hand(tx, packet, takers, clock.now());
    const amounts = new Map(taken.map(({ place, amount }) => [place, amount]));
    for (const [place, amount] of handed.amounts) amounts.set(place, amount);
    const isLastNotified = decisions.some(
      (decision) => 'place' in decision && decision.place === packet.count,
    );
    const luckiest = isLastNotified ? await luckiestOf(tx, packet) : null;
    await handed.payOut();
    return decisions.map((decision): Outcome<Claim> => {
      if (decision.kind === 'refused') return refused(decision.msgKey);
      const { place } = decision;
      const amount = Number(amounts.get(place));
      if (decision.kind === 'already') return refused('packet.already', { amount });
      const isLast = place === packet.count && luckiest !== null;
      const left = packet.count - place;
      return fulfilled({ packet, amount, left, ...(isLast && { luckiest: luckiest === place }) });
    });
  }

  /** The place of the largest share of a packet whose last is taken; null where there is none. */
  async function luckiestOf(tx: Tx, packet: PacketRow): Promise<number | null> {
    if (!hasLuckiest({ ...packet, state: 'all_claimed' })) return null;
    return (await findLuckiest(tx, packet.packet_id)).place;
  }

  const batches = createTransactionBatches<SceneAsk, Claim>(database, { most: maxAtOnce }, (tx, key, asks) =>
    claimAll(tx, key.slice(key.indexOf(' ') + 1), asks),
  );

  return {
    /**
     * C013, C040: once for each member, however often and wherever they click.
     * @throws Refusal `packet.missing`, `packet.expired`, `packet.none_left`, `packet.already` with the amount,
     * `system.repeated`, and whatever restricts the member
     */
    claim: (scene: PacketScene, packetId: string, uid: string, requestId: string): Promise<Claim> =>
      batches.add(`${scene} ${packetId}`, { scene, uid, tap: 1, requestId }),
  };
}
export type PacketClaims = ReturnType<typeof createClaims>;
