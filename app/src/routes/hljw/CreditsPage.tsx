import { CreditsScreen } from '@goldbean/design-system/screens/rewards';
import { useEffect } from 'react';
import {
  Guidance,
  InviteCard,
  loadInvites,
  loadSignIns,
  openRewards,
  SignInCard,
  TaskList,
} from '../../features/money/rewards/index.ts';
import { loadWallet, StatementLines } from '../../features/money/wallet/index.ts';

/** /hljw/creditsIndex (S27, D93): tasks with their rewards, the daily sign-in, and every line of my credits. */
export function CreditsPage() {
  useEffect(() => {
    const close = openRewards({ onPaid: () => void loadWallet() });
    void loadSignIns();
    void loadInvites();
    return close;
  }, []);
  return (
    <CreditsScreen
      tasks={<TaskList />}
      invites={<InviteCard />}
      signIn={<SignInCard />}
      statement={<StatementLines currency="CREDIT" />}
      dialog={<Guidance />}
    />
  );
}
