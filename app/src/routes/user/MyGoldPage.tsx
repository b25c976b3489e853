import { rechargeChannels } from '@goldbean/contract';
import { ButtonLink, VisuallyHidden } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Exchange } from '../../features/exchange/index.ts';
import {
  Balance,
  loadLots,
  loadWallet,
  Lots,
  reloadStatement,
  Statement,
  walletState,
} from '../../features/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { Columns, Page, PageHeading } from './PageHeading.tsx';

const here = paths.myGold.href();
const rechargeHref = paths.pay.href({ channel: String(rechargeChannels.myBeans), to: here });

/** /user/myGold (S23): balances, what expires next, and every line of the account; coins are exchanged over it (S51). */
export function MyGoldPage() {
  const { t } = useTranslation('wallet');
  const go = useNavigate();
  const [query] = useSearchParams();
  const { ishw } = useSnapshot(session);
  const { wallet } = useSnapshot(walletState);
  useEffect(() => {
    void loadWallet();
  }, []);
  const coins = wallet?.coins ?? 0;
  return (
    <Page>
      <PageHeading title={t('myGold.title')} lead={t('myGold.lead')}>
        {(ishw || coins > 0) && (
          <ButtonLink href={paths.myGold.href({ panel: 'exchange' })}>{t('myGold.exchange')}</ButtonLink>
        )}
      </PageHeading>
      <Columns>
        <section>
          <VisuallyHidden as="h2">{t('statement.left')}</VisuallyHidden>
          <Balance onRecharge={() => void go(rechargeHref)} />
        </section>
        <Lots />
      </Columns>
      <Statement />
      <Exchange
        isOpen={query.get('panel') === 'exchange'}
        onClose={() => void go(here, { replace: true })}
        coins={wallet?.coins}
        onMoved={() => {
          void loadWallet();
          void loadLots();
          void reloadStatement();
        }}
        onRecharge={() => void go(paths.cardPay.href({ to: paths.myGold.href({ panel: 'exchange' }) }))}
      />
    </Page>
  );
}
