import { styled } from '@goldbean/design-system/styling';
import { currencies, type Currency } from '@goldbean/contract';
import { Tabs } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatementLines } from './StatementLines.tsx';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }
`;

/** Every line of the account, a tab for each currency (S23). */
export function Statement() {
  const { t } = useTranslation('wallet');
  const [currency, setCurrency] = useState<Currency>('BEAN');
  return (
    <Section aria-labelledby="statement">
      <h2 id="statement">{t('myGold.statement')}</h2>
      <Tabs
        label={t('myGold.currencies')}
        items={currencies.map((key) => ({ key, label: t(`currency.${key}`) }))}
        selected={currency}
        onSelect={setCurrency}
      >
        {/* Another account begins without the filters of the one before. */}
        <StatementLines key={currency} currency={currency} />
      </Tabs>
    </Section>
  );
}
