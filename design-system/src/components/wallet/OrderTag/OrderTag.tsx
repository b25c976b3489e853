import { useTranslation } from 'react-i18next';
import { Tag, type TagProps } from '../../../primitives/index.ts';
import type { OrderStage } from '../pay.ts';

export interface OrderTagProps {
  stage: OrderStage;
}

const tones: Readonly<Record<OrderStage, NonNullable<TagProps['tone']>>> = {
  created: 'warning',
  paying: 'info',
  paid: 'info',
  credited: 'success',
  closed: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
};

/** Where an order stands, in its colour (D45). */
export function OrderTag({ stage }: OrderTagProps) {
  const { t } = useTranslation('recharge');
  return <Tag tone={tones[stage]}>{t(`state.${stage}`)}</Tag>;
}
