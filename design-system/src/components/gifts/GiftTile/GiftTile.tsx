import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CrownIcon, LockIcon, Tooltip, VisuallyHidden } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { GiftLock, GiftOffer } from '../gift.ts';
import { useGiftName } from '../gift-name.ts';
import { GiftIcon } from '../GiftIcon/GiftIcon.tsx';
import { tileClass, tileCornerClass, tileNameClass } from './GiftTile.styles.ts';

export interface GiftTileProps {
  gift: GiftOffer;
  isSelected: boolean;
  /** What I lack for it: it can be looked at, not sent. */
  lock?: GiftLock | null;
  /** How many of it lie in my knapsack; then no price is shown. */
  owned?: number;
  /** Keep the function the same between renders. */
  onSelect: (gift: GiftOffer) => void;
}

/** One gift of a panel. */
export const GiftTile = memo(function GiftTile({
  gift,
  isSelected,
  lock = null,
  owned,
  onSelect,
}: GiftTileProps) {
  const { t, i18n } = useTranslation('gifts');
  const nameOf = useGiftName();
  const count = owned === undefined ? '' : formatsOf(i18n.language).number(owned);
  const tile = (
    <button
      type="button"
      className={tileClass}
      data-locked={lock !== null || undefined}
      aria-pressed={isSelected}
      onClick={() => onSelect(gift)}
    >
      <GiftIcon icon={gift.icon} />
      <span className={tileNameClass}>{nameOf(gift)}</span>
      {owned === undefined && <Amount value={gift.price} currency="BEAN" />}
      {owned !== undefined && (
        <span className={tileCornerClass}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('owned', { n: count })}</VisuallyHidden>
        </span>
      )}
      {lock !== null && (
        <span className={tileCornerClass} data-locked>
          {lock === 'iron' ? <CrownIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
          {lock === 'fanLevel' && gift.fanLevel}
        </span>
      )}
    </button>
  );
  if (lock === null) return tile;
  const words = lock === 'iron' ? t('lockedIron') : t('locked', { level: gift.fanLevel ?? 0 });
  return <Tooltip text={words}>{tile}</Tooltip>;
});
