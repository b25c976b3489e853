import { rechargeChannels } from '@goldbean/contract/money';
import { MyGoldScreen } from '@goldbean/design-system/screens/wallet';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Exchange } from '../../features/money/exchange/index.ts';
import {
  Balance,
  loadLots,
  loadWallet,
  Lots,
  reloadStatement,
  Statement,
  walletState,
} from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { IronPanels } from '../hljw/IronPanels.tsx';

const here = paths.myGold.href();
const membershipsHref = paths.myGold.href({ panel: 'memberships' });
const exchangeHref = paths.myGold.href({ panel: 'exchange' });
const rechargeHref = paths.pay.href({ channel: String(rechargeChannels.myBeans), to: here });

/** /user/myGold (S23): balances, what expires next, and every line of the account; coins are exchanged over it (S51), and my memberships stand over it (S45). */
export function MyGoldPage() {
  const go = useNavigate();
  const [query] = useSearchParams();
  const { ishw } = useSnapshot(session);
  const { wallet } = useSnapshot(walletState);
  useEffect(() => {
    void loadWallet();
  }, []);
  return (
    <MyGoldScreen
      exchangeHref={ishw || (wallet?.coins ?? 0) > 0 ? exchangeHref : null}
      membershipsHref={membershipsHref}
      treasuresHref={paths.treasures.href()}
      balance={<Balance onRecharge={() => void go(rechargeHref)} />}
      lots={<Lots />}
      statement={<Statement />}
      dialog={
        <>
          <Exchange
            isOpen={query.get('panel') === 'exchange'}
            onClose={() => void go(here, { replace: true })}
            coins={wallet?.coins}
            onMoved={() => {
              void loadWallet();
              void loadLots();
              void reloadStatement();
            }}
            onRecharge={() => void go(paths.cardPay.href({ to: exchangeHref }))}
          />
          <IronPanels hrefOf={paths.myGold.href} />
        </>
      }
    />
  );
}
