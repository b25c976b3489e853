import { ReadyAccounts } from '@goldbean/design-system/people';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { notifyError } from '../../../../shared/notices/index.ts';
import { signInWith } from '../identity.actions.ts';
import { identityState } from '../identity.state.ts';

/** D85: the ready accounts of the demo; none outside of it. */
export function DemoAccounts() {
  const { demoAccounts } = useSnapshot(identityState);
  const [isBusy, setBusy] = useState(false);
  if (demoAccounts.length === 0) return null;

  const enter = async (account: string) => {
    const password = demoAccounts.find((ready) => ready.account === account)?.password ?? '';
    setBusy(true);
    try {
      await signInWith({ account, password, agree: true });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ReadyAccounts accounts={demoAccounts} isBusy={isBusy} onChoose={(account) => void enter(account)} />
  );
}
