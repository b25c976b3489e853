import styled from '@emotion/styled';
import { VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Balance, loadWallet, Statement } from '../../features/wallet/index.ts';

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Heading = styled.header`
  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & p {
    margin: ${tokens.space[1]} 0 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** /user/myGold (S23): balances, what expires next, and every line of the account. */
export function MyGoldPage() {
  const { t } = useTranslation('wallet');
  useEffect(() => {
    void loadWallet();
  }, []);
  return (
    <Page>
      <Heading>
        <h1>{t('myGold.title')}</h1>
        <p>{t('myGold.lead')}</p>
      </Heading>
      <section>
        <VisuallyHidden as="h2">{t('statement.left')}</VisuallyHidden>
        <Balance />
      </section>
      <Statement />
    </Page>
  );
}
