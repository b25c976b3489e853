import { useTranslation } from 'react-i18next';
import type { BagProps } from './bag.ts';
import { BagCard } from './BagCard.tsx';

/** A draw among those who joined: countdown, conditions with ticks, and what came of it (T13). Joining is free. */
export function LuckyBag(props: BagProps) {
  const { t } = useTranslation('live-tools');
  return <BagCard {...props} kind="lucky" title={t('bag.lucky')} />;
}
