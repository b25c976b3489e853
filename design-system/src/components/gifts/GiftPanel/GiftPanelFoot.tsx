import { giftLimits } from '@goldbean/contract/rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { GiftChoice, GiftLock, GiftOffer } from '../gift.ts';
import { FootBalance, FootShort, PanelFoot } from './GiftPanel.styles.ts';
import { QuantityPicker } from './QuantityPicker.tsx';

interface GiftPanelFootProps {
  gift: GiftOffer | undefined;
  from: GiftChoice['from'];
  /** How many of it lie in the knapsack. */
  owned: number;
  lock: GiftLock | null;
  balance: number;
  /** How many are chosen to begin with. */
  startCount?: number;
  isSending?: boolean;
  disabledReason?: string;
  most?: number;
  onSend: (choice: GiftChoice) => void;
  onRecharge: (choice: GiftChoice) => void;
  onUnlock: (lock: GiftLock) => void;
}

/** Balance, quantity, price and the button that sends; or why it cannot. */
export function GiftPanelFoot({
  gift,
  from,
  owned,
  lock,
  balance,
  startCount = 1,
  isSending = false,
  disabledReason,
  most = giftLimits.giftMaxAtOnce,
  onSend,
  onRecharge,
  onUnlock,
}: GiftPanelFootProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  const [count, setCount] = useState(startCount);

  const price = gift && from === 'balance' ? gift.price * count : 0;
  const missing = Math.max(0, price - balance);
  const isShort = gift !== undefined && from === 'knapsack' && count > owned;

  const refusal = () => {
    if (disabledReason !== undefined) return disabledReason;
    if (!gift) return t('choose');
    if (lock === 'iron') return t('lockedIron');
    if (lock === 'fanLevel') return t('locked', { level: gift.fanLevel ?? 0 });
    if (count === 0) return t('zero');
    if (isShort) return t('short', { n: formats.number(owned) });
    if (missing > 0) return t('insufficient', { count: missing, n: formats.number(missing) });
    return undefined;
  };
  const reason = refusal();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (gift && reason === undefined && !isSending) onSend({ gift, count, from });
  };

  return (
    <PanelFoot onSubmit={handleSubmit}>
      <FootBalance>
        {t('balance')} <Amount value={balance} currency="BEAN" />
      </FootBalance>
      <QuantityPicker value={count} most={most} onChange={setCount} />
      <Button
        type="submit"
        tone="gold"
        fill="filled"
        disabledReason={reason}
        busyLabel={isSending ? t('sending') : undefined}
      >
        {price > 0 ? t('sendFor', { count: price, n: formats.number(price) }) : t('send')}
      </Button>
      {(lock !== null || missing > 0) && (
        <FootShort aria-live="polite">
          {reason}
          {lock !== null && (
            <Button size="small" onClick={() => onUnlock(lock)}>
              {t(lock === 'iron' ? 'toIron' : 'toClub')}
            </Button>
          )}
          {gift && lock === null && (
            <Button size="small" tone="gold" onClick={() => onRecharge({ gift, count, from })}>
              {t('recharge')}
            </Button>
          )}
        </FootShort>
      )}
    </PanelFoot>
  );
}
