import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, PageHeading, Section, VisuallyHidden } from '../../../primitives/index.ts';
import { MainAndSide, PageStack } from '../../layout.styles.ts';

export interface MyGoldScreenProps {
  /** Where coins are exchanged (S51); null for who has none. */
  exchangeHref: string | null;
  /** My iron-fan memberships: what is charged to the account next (S45). */
  membershipsHref: string;
  /** What vouchers are spent on (S29). */
  treasuresHref: string;
  /** BalanceCard. */
  balance: ReactNode;
  /** LotsCard. */
  lots: ReactNode;
  /** The lines of the account: Tabs of Statements. */
  statement: ReactNode;
  /** What lies over the page: ExchangeDialog, IronMemberships. */
  dialog?: ReactNode;
}

/** /user/myGold: what I own, what of it expires when, and every line of the account (S23). */
export function MyGoldScreen({
  exchangeHref,
  membershipsHref,
  treasuresHref,
  balance,
  lots,
  statement,
  dialog,
}: MyGoldScreenProps) {
  const { t } = useTranslation('wallet');
  return (
    <PageStack>
      <PageHeading
        title={t('myGold.title')}
        lead={t('myGold.lead')}
        actions={
          <>
            <ButtonLink href={treasuresHref}>{t('myGold.treasures')}</ButtonLink>
            <ButtonLink href={membershipsHref}>{t('myGold.memberships')}</ButtonLink>
            {exchangeHref !== null && <ButtonLink href={exchangeHref}>{t('myGold.exchange')}</ButtonLink>}
          </>
        }
      />
      <MainAndSide>
        <section>
          <VisuallyHidden as="h2">{t('statement.left')}</VisuallyHidden>
          {balance}
        </section>
        {lots}
      </MainAndSide>
      <Section title={t('myGold.statement')}>{statement}</Section>
      {dialog}
    </PageStack>
  );
}
