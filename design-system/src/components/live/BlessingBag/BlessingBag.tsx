import { useTranslation } from 'react-i18next';
import type { BagProps } from '../LuckyBag/bag.ts';
import { BagCard } from '../LuckyBag/BagCard.tsx';

export interface BlessingBagProps extends BagProps {
  /** Who gives it. */
  giver: string;
}

/** The teacher's own free bag: the same draw as a lucky bag, given with their name (D19). */
export function BlessingBag({ giver, ...bag }: BlessingBagProps) {
  const { t } = useTranslation('live-tools');
  return (
    <BagCard
      {...bag}
      kind="blessing"
      title={
        <>
          {t('bag.blessing')} · {t('bag.blessingBy', { name: giver })}
        </>
      }
    />
  );
}
