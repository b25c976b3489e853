import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { GiftOffer } from '../gift.ts';
import { useGiftName } from '../gift-name.ts';
import { GiftIcon } from '../GiftIcon/GiftIcon.tsx';
import { ComboButton, ComboCount, ComboGift, ComboRing, ComboRoot, ComboWords } from './GiftCombo.styles.ts';

export type GiftComboState =
  /** A press within `left` ms carries the combo on. */
  | { kind: 'running'; left: number }
  | { kind: 'sending' }
  /** My beans, or my knapsack, have run out. */
  | { kind: 'short' };

export interface GiftComboProps {
  gift: GiftOffer;
  /** Gifts of this combo so far. */
  count: number;
  state: GiftComboState;
  /** Time a combo waits for the next gift, ms: the server merges within 3 s. */
  span?: number;
  /** One more of it, under the same combo. */
  onAgain: () => void;
  onRecharge: () => void;
}

/** The button that stays for a few seconds after a gift: one press, one more. Its owner takes it away when time is up. */
export function GiftCombo({ gift, count, state, span = 3_000, onAgain, onRecharge }: GiftComboProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const nameOf = useGiftName();
  const isShort = state.kind === 'short';
  const words = { running: t('combo.again'), sending: t('combo.sending'), short: t('combo.short') };
  const label = isShort
    ? t('combo.shortLabel', { gift: nameOf(gift) })
    : t('combo.label', { gift: nameOf(gift), n: formats.number(count) });

  const handleClick = () => {
    if (isShort) onRecharge();
    else if (state.kind === 'running') onAgain();
  };

  return (
    <ComboRoot>
      <ComboButton
        type="button"
        aria-busy={state.kind === 'sending' || undefined}
        data-kind={state.kind}
        onClick={handleClick}
      >
        <ComboRing
          key={count}
          viewBox="0 0 88 88"
          aria-hidden="true"
          style={
            state.kind === 'running'
              ? { '--from': 1 - state.left / span, '--left': `${state.left}ms` }
              : { '--from': state.kind === 'short' ? 1 : 0, '--left': '0ms' }
          }
        >
          <circle cx="44" cy="44" r="41" />
          <circle cx="44" cy="44" r="41" pathLength="1" data-left />
        </ComboRing>
        <ComboGift>
          <GiftIcon icon={gift.icon} size={32} />
        </ComboGift>
        <ComboWords>
          {words[state.kind]}
          <VisuallyHidden>. {label}</VisuallyHidden>
        </ComboWords>
      </ComboButton>
      <ComboCount key={count} aria-hidden="true">
        ×{formats.number(count)}
      </ComboCount>
    </ComboRoot>
  );
}
