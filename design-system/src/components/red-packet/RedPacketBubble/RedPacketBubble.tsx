import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import { useGiftName } from '../../gifts/index.ts';
import type { PacketGift, PacketSplit } from '../packet.ts';
import { PacketIcon } from '../PacketIcon/PacketIcon.tsx';
import { BubbleFoot, BubbleMain, BubbleRoot, BubbleWords } from './RedPacketBubble.styles.ts';

/** How the packet stands for me (E03). */
export type RedPacketState =
  | { kind: 'unclaimed' }
  /** `amount` in beans, or of the gift that was in it. */
  | { kind: 'received'; amount: number; gift?: PacketGift }
  /** Nothing left, and I have none of it. */
  | { kind: 'none_left' }
  /** 24 hours have passed (K09). */
  | { kind: 'expired' }
  /** Muted, or not of this group (D40). `reason` is a sentence for the member. */
  | { kind: 'not_allowed'; reason: string };

export interface RedPacketBubbleProps {
  packetKind: PacketSplit;
  /** What the sender wishes; empty for the usual words. */
  blessing: string;
  state: RedPacketState;
  /** Opens the packet, or what became of it. Never called while it is not allowed. */
  onOpen: () => void;
}

/** A red packet in a conversation. */
export function RedPacketBubble({ packetKind, blessing, state, onOpen }: RedPacketBubbleProps) {
  const { t } = useTranslation('red-packet');
  const formats = useFormats();
  const nameOf = useGiftName();
  const reasonId = useId();
  const isHeld = state.kind === 'not_allowed';

  const status = () => {
    switch (state.kind) {
      case 'unclaimed':
        return t('bubble.open');
      case 'received':
        if (state.gift) return t('gift', { gift: nameOf(state.gift), n: formats.number(state.amount) });
        return t('bubble.received', { count: state.amount, n: formats.number(state.amount) });
      case 'none_left':
        return t('bubble.none');
      case 'expired':
        return t('bubble.expired');
      case 'not_allowed':
        return state.reason;
    }
  };

  return (
    <BubbleRoot
      type="button"
      data-spent={state.kind !== 'unclaimed' || undefined}
      aria-disabled={isHeld || undefined}
      aria-describedby={isHeld ? reasonId : undefined}
      onClick={() => {
        if (!isHeld) onOpen();
      }}
    >
      <BubbleMain>
        <PacketIcon isOpened={state.kind === 'received'} />
        <BubbleWords>
          <strong>{blessing || t('blessing')}</strong>
          <span id={reasonId}>{status()}</span>
        </BubbleWords>
      </BubbleMain>
      <BubbleFoot>{t(`kind.${packetKind}`)}</BubbleFoot>
    </BubbleRoot>
  );
}
