import { currencies, type Currency } from '@goldbean/contract/money';
import { Tabs } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatementLines } from './StatementLines.tsx';

/** Every line of the account, a tab for each currency (S23). */
export function Statement() {
  const { t } = useTranslation('wallet');
  const [currency, setCurrency] = useState<Currency>('BEAN');
  return (
    <Tabs
      label={t('myGold.currencies')}
      items={currencies.map((key) => ({ key, label: t(`currency.${key}`) }))}
      selected={currency}
      onSelect={setCurrency}
    >
      {/* Another account begins without the filters of the one before. */}
      <StatementLines key={currency} currency={currency} />
    </Tabs>
  );
}
