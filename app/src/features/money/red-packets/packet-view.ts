import type { PacketMine } from '@goldbean/contract/money';
import type {
  FairnessState,
  OpenPacketState,
  PacketRecordsProps,
  RedPacketState,
} from '@goldbean/design-system/red-packet';
import type { OpenedPacket, RedPacketVerdict } from './red-packets.state.ts';
import type { PacketStatus } from './red-packets.service.ts';

type PacketView = DeepReadonly<PacketStatus>;
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** @param words of a `msg_key` */
export function bubbleState(
  mine: Readonly<PacketMine> | undefined,
  words: (msgKey: string) => string,
): RedPacketState {
  if (mine?.state === 'not_allowed') return { kind: 'not_allowed', reason: words(mine.reason) };
  if (mine?.state === 'received') return { kind: 'received', amount: mine.amount };
  return { kind: mine?.state ?? 'unclaimed' };
}

/** What the paper shows: what is under way, else how the packet stands for me. */
export function paperState(
  { phase, failure }: Readonly<OpenedPacket>,
  mine: Readonly<PacketMine> | undefined,
  words: (msgKey: string) => string,
): OpenPacketState {
  if (phase === 'failed') return { kind: 'error', reason: failure };
  if (phase === 'claiming' || phase === 'loading' || !mine) return { kind: 'opening' };
  switch (mine.state) {
    case 'unclaimed':
      return { kind: 'sealed' };
    case 'received':
      return { kind: 'won', amount: mine.amount, isLuckiest: mine.luckiest };
    case 'not_allowed':
      return { kind: 'error', reason: words(mine.reason) };
    case 'none_left':
    case 'expired':
      return { kind: mine.state };
  }
}

/** How the packet ended; nothing while it is open. */
export function endOf({ packet }: PacketView): PacketRecordsProps['end'] {
  if (packet.state === 'expired_refunded') return { kind: 'expired', returned: packet.returned };
  if (packet.state !== 'all_claimed' || packet.ended_ts === null) return undefined;
  return { kind: 'all_claimed', afterMs: packet.ended_ts - packet.created_ts };
}

/** @param failed words for a browser that cannot compute it */
export function proofState({ packet }: PacketView, verdict: RedPacketVerdict, failed: string): FairnessState {
  const { seed, shares } = packet.proof;
  if (seed === null || shares === null) return { kind: 'committed' };
  const revealed = { seed, shares: [...shares] };
  switch (verdict.kind) {
    case 'unasked':
      return { ...revealed, kind: 'revealed' };
    case 'verifying':
    case 'matched':
      return { ...revealed, kind: verdict.kind };
    case 'mismatched':
      return { ...revealed, kind: 'mismatched', computed: verdict.computed };
    case 'failed':
      return { ...revealed, kind: 'error', reason: failed };
  }
}
