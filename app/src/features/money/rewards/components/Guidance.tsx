import { GuidanceDialog } from '@goldbean/design-system/rewards';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { claim, closeGuidance } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

/** The newcomer guidance over the page; whoever has seen its last page claims its reward (K23). */
export function Guidance() {
  const { t } = useTranslation('rewards');
  const { lang } = useSnapshot(session);
  const { claiming, isGuided } = useSnapshot(rewardsState);
  const finish = async () => {
    await claim('guidance', (beans) => t('gotBeans', { beans: formatNumber(lang, beans) }));
    closeGuidance();
  };
  return (
    <GuidanceDialog
      isOpen={isGuided}
      onClose={closeGuidance}
      isClaiming={claiming === 'guidance'}
      onClaim={() => void finish()}
    />
  );
}
