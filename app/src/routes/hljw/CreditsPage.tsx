import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  InviteCard,
  loadInvites,
  loadSignIns,
  openRewards,
  SignInCard,
  TaskList,
} from '../../features/rewards/index.ts';
import { loadWallet, StatementLines } from '../../features/wallet/index.ts';
import { Columns, Page, PageHeading } from '../user/PageHeading.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }
`;

/** /hljw/creditsIndex (S27, D93): tasks with their rewards, the daily sign-in, and every line of my credits. */
export function CreditsPage() {
  const { t } = useTranslation('rewards');
  useEffect(() => {
    const close = openRewards({ onPaid: () => void loadWallet() });
    void loadSignIns();
    void loadInvites();
    return close;
  }, []);
  return (
    <Page>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Columns>
        <Stack>
          <TaskList />
          <InviteCard />
        </Stack>
        <SignInCard />
      </Columns>
      <Section aria-labelledby="credits">
        <h2 id="credits">{t('statement')}</h2>
        <StatementLines currency="CREDIT" />
      </Section>
    </Page>
  );
}
