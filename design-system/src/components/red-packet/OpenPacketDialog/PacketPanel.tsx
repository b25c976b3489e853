import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Tag } from '../../../primitives/index.ts';
import type { PacketGift, PacketSplit, PacketSender } from '../packet.ts';
import { PacketAmount } from './PacketAmount.tsx';
import {
  PanelActions,
  PanelResult,
  PanelRoot,
  PanelSender,
  ResultAmount,
  ResultBurst,
  SealButton,
} from './PacketPanel.styles.ts';

export type OpenPacketState =
  | { kind: 'sealed' }
  /** Asked the server; nothing is known yet. */
  | { kind: 'opening' }
  /** `amount` in beans, or of the gift that was in it; `isLuckiest` once everything is claimed. */
  | { kind: 'won'; amount: number; isLuckiest?: boolean; gift?: PacketGift }
  | { kind: 'none_left' }
  /** 24 hours have passed and the rest is refunded (K09). */
  | { kind: 'expired' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string };

export interface PacketPanelProps {
  sender: PacketSender;
  packetKind: PacketSplit;
  /** What the sender wishes; empty for the usual words. */
  blessing: string;
  state: OpenPacketState;
  /** Takes my share; also tries again after an error. */
  onClaim: () => void;
  /** Buttons at its foot. */
  actions?: ReactNode;
}

/** The red paper: who sent it, the seal, what came out, and what can be done then. */
export function PacketPanel({ sender, packetKind, blessing, state, onClaim, actions }: PacketPanelProps) {
  const { t } = useTranslation('red-packet');
  const isOpening = state.kind === 'opening';
  return (
    <PanelRoot data-packet data-spent={state.kind === 'none_left' || state.kind === 'expired' || undefined}>
      <PanelSender>
        <Avatar name={sender.nickname} src={sender.img} size="large" />
        <p>
          {sender.nickname} · {t(`kind.${packetKind}`)}
        </p>
        <strong>{blessing || t('blessing')}</strong>
      </PanelSender>
      {(state.kind === 'sealed' || isOpening) && (
        <SealButton
          type="button"
          data-opening={isOpening || undefined}
          aria-disabled={isOpening || undefined}
          aria-label={t('bubble.open')}
          onClick={() => {
            if (!isOpening) onClaim();
          }}
        >
          <span aria-hidden="true">{t('open.action')}</span>
        </SealButton>
      )}
      <Result kind={state.kind}>
        <ResultWords state={state} />
      </Result>
      {actions && <PanelActions>{actions}</PanelActions>}
    </PanelRoot>
  );
}

/** Where the answer is read out; takes the focus that stood on the seal. */
function Result({ kind, children }: { kind: OpenPacketState['kind']; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(kind);

  useEffect(() => {
    if (before.current === 'opening' && kind !== 'opening') root.current?.focus();
    before.current = kind;
  }, [kind]);

  return (
    <PanelResult ref={root} tabIndex={-1} aria-live="polite">
      {children}
    </PanelResult>
  );
}

function ResultWords({ state }: { state: OpenPacketState }) {
  const { t } = useTranslation('red-packet');
  switch (state.kind) {
    case 'sealed':
      return null;
    case 'opening':
      return <p>{t('open.opening')}</p>;
    case 'won':
      return (
        <>
          <p>{t('open.won')}</p>
          <ResultAmount>
            <ResultBurst aria-hidden="true" />
            <PacketAmount amount={state.amount} gift={state.gift} />
          </ResultAmount>
          {state.isLuckiest && <Tag tone="gold">{t('luckiest')}</Tag>}
          <p>{t(state.gift ? 'open.arrivedGift' : 'open.arrived')}</p>
        </>
      );
    case 'none_left':
      return <strong>{t('open.none')}</strong>;
    case 'expired':
      return (
        <>
          <strong>{t('open.expired')}</strong>
          <p>{t('open.expiredHint')}</p>
        </>
      );
    case 'error':
      return (
        <>
          <strong>{t('open.failed')}</strong>
          <p>{state.reason}</p>
        </>
      );
  }
}
