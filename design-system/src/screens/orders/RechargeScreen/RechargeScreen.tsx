import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { RechargeHeading, type RechargeHeadingProps } from '../RechargeHeading.tsx';

/** What can be recharged. */
export type RechargeGoods = 'beans' | 'coins';

export interface RechargeScreenProps extends RechargeHeadingProps {
  /** What the form is about, where there is a choice; null where there is none. */
  goods: { selected: RechargeGoods; onSelect: (goods: RechargeGoods) => void } | null;
  /** UnpaidOrder; nothing while none waits for money. */
  unpaid?: ReactNode;
  /** RechargeForm. */
  form: ReactNode;
  /** OrderHistory. */
  history: ReactNode;
}

/** /user/pay and /hwStripe before an order: what to buy, and what was bought before (S24). */
export function RechargeScreen({ goods, unpaid, form, history, ...heading }: RechargeScreenProps) {
  const { t } = useTranslation(['orders', 'wallet']);
  return (
    <PageStack>
      <RechargeHeading {...heading} />
      {unpaid}
      {goods ? (
        <Tabs
          label={t('what')}
          {...goods}
          items={[
            { key: 'beans', label: t('wallet:currency.BEAN') },
            { key: 'coins', label: t('wallet:currency.COIN') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      {history}
    </PageStack>
  );
}
