import { BeanPill } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { forgetWallet, loadWallet } from '../wallet.actions.ts';
import { walletState } from '../wallet.state.ts';

/** The member's beans, always in sight; leads to the account (S23). */
export function BeanBalance() {
  const { token } = useSnapshot(session);
  const { wallet } = useSnapshot(walletState);

  useEffect(() => {
    if (token !== '') void loadWallet();
    return forgetWallet;
  }, [token]);

  return wallet && <BeanPill beans={wallet.beans} href={paths.myGold.href()} />;
}
