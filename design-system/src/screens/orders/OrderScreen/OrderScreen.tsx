import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { RechargeHeading, type RechargeHeadingProps } from '../RechargeHeading.tsx';

export interface OrderScreenProps extends RechargeHeadingProps {
  /** OrderPanel. */
  order: ReactNode;
  /** Where something else is ordered. */
  anotherHref: string;
  /** A dialog over the page: ReceiptDialog. */
  dialog?: ReactNode;
}

/** /user/pay and /hwStripe with an order: where its money is, and how to pay it while it is unpaid (S24, S45). */
export function OrderScreen({ order, anotherHref, dialog, ...heading }: OrderScreenProps) {
  const { t } = useTranslation('orders');
  return (
    <PageStack>
      <RechargeHeading {...heading} />
      {order}
      <div>
        <ButtonLink href={anotherHref}>{t('another')}</ButtonLink>
      </div>
      {dialog}
    </PageStack>
  );
}
