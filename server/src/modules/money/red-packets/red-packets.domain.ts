import { packetScenes, type MsgKey, type PacketMine } from '@goldbean/contract';
import type { PacketRow, TakenShare, TapRow } from './red-packets.tables.ts';

/** A member who wants a share. `tap` is 1 but for rain, where it counts the member's catches. */
export interface ClaimRequest {
  readonly uid: string;
  readonly tap: number;
  readonly requestId: string;
}

/** Somebody who gets the share at a place, counted from 1. */
export interface Taker extends ClaimRequest {
  readonly place: number;
}

/** What becomes of an ask: a new share, the one this intent or this member took before, or nothing. */
export type ClaimDecision =
  | { readonly kind: 'take' | 'repeat' | 'already'; readonly place: number }
  | { readonly kind: 'refused'; readonly msgKey: MsgKey };

/** One intent of one member. */
export const intentOf = ({ uid, requestId }: Pick<ClaimRequest, 'uid' | 'requestId'>): string =>
  `${uid} ${requestId}`;

/** Why nobody can take anything of the packet any more, or null. */
function overKey(packet: Pick<PacketRow, 'state'>): MsgKey | null {
  if (packet.state === 'all_claimed') return 'packet.none_left';
  return packet.state === 'expired_refunded' ? 'packet.expired' : null;
}

/**
 * Domain 3.3: the lowest places first, one for each member, in the order in which they came.
 * @param taken what these members have of this packet
 * @param used intents of theirs that took something else
 * @param refusals why some of them may not open it
 */
export function decideClaims(
  packet: Pick<PacketRow, 'count' | 'claimed' | 'state'>,
  asks: readonly ClaimRequest[],
  taken: readonly Pick<TakenShare, 'uid' | 'place' | 'request_id'>[],
  used: ReadonlySet<string>,
  refusals: ReadonlyMap<string, MsgKey>,
): ClaimDecision[] {
  const mine = new Map(taken.map(({ uid, place, request_id: requestId }) => [uid, { place, requestId }]));
  const over = overKey(packet);
  let next = packet.claimed + 1;
  return asks.map((ask): ClaimDecision => {
    const before = mine.get(ask.uid);
    if (before)
      return { kind: before.requestId === ask.requestId ? 'repeat' : 'already', place: before.place };
    if (used.has(intentOf(ask))) return { kind: 'refused', msgKey: 'system.repeated' };
    const msgKey = refusals.get(ask.uid) ?? over ?? (next > packet.count ? 'packet.none_left' : null);
    if (msgKey) return { kind: 'refused', msgKey };
    mine.set(ask.uid, { place: next, requestId: ask.requestId });
    next += 1;
    return { kind: 'take', place: next - 1 };
  });
}

/** How many shares a rain has let out by `now` (UTC ms): evenly over its time, the first at once. */
export function letOut(rain: Pick<PacketRow, 'count' | 'starts_at' | 'expires_at'>, now: number): number {
  const { count, starts_at, expires_at } = rain;
  const passed = (now - starts_at) / (expires_at - starts_at);
  return Math.min(count, Math.floor(count * passed) + 1);
}

/** What a member has caught of a rain, and how often they may still. @param last their newest catch */
export const rainStatusOf = (
  rain: Pick<PacketRow, 'per_user'>,
  last: Pick<TapRow, 'taps' | 'sum'> | undefined,
): { total_mine: number; left_taps: number } => ({
  total_mine: last?.sum ?? 0,
  left_taps: rain.per_user - (last?.taps ?? 0),
});

/**
 * How a packet stands for a member.
 * @param share what they took of it
 * @param isLuckiest whether that is the largest, once everything is claimed
 * @param refusal why they may not open it
 */
export function mineOf(
  packet: Pick<PacketRow, 'state'>,
  share: Pick<TakenShare, 'amount'> | null,
  isLuckiest: boolean,
  refusal: MsgKey | undefined,
): PacketMine {
  if (share) return { state: 'received', amount: share.amount, luckiest: isLuckiest };
  const over = overKey(packet);
  if (over) return { state: over === 'packet.expired' ? 'expired' : 'none_left' };
  return refusal ? { state: 'not_allowed', reason: refusal } : { state: 'unclaimed' };
}

/** Of an ordinary packet all shares are the same, and a rain is no contest of luck. */
export const hasLuckiest = (packet: Pick<PacketRow, 'kind' | 'state' | 'scene'>): boolean =>
  packet.kind === 'random' && packet.state === 'all_claimed' && packet.scene !== packetScenes.rain;
