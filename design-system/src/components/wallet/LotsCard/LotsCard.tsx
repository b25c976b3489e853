import { useTranslation } from 'react-i18next';
import { LotList, type LotListProps } from '../LotList/LotList.tsx';
import { LotsSheet } from './LotsCard.styles.ts';

export type LotsCardProps = LotListProps;

/** Which beans expire when, as a part of the account page (S23). */
export function LotsCard(props: LotsCardProps) {
  const { t } = useTranslation('wallet');
  return (
    <LotsSheet padding="large">
      <h2>{t('lots.label')}</h2>
      <LotList {...props} />
    </LotsSheet>
  );
}
