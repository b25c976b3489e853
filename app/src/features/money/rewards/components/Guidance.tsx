import { GuidanceDialog, type GuidanceStepView } from '@goldbean/design-system/rewards';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { claim, closeGuidance, lookAtProfile } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

/** Where a step is done; the profile is shown right here. */
const pageOf: Readonly<Record<GuidanceStepView['step'], string | null>> = {
  profile: null,
  lesson: paths.homepage.href(),
  message: paths.chat.href(),
  wallet: paths.myGold.href(),
};

/** The newcomer guidance over the page; its reward waits for what the server has seen the member do (K23). */
export function Guidance() {
  const { t } = useTranslation('rewards');
  const { lang } = useSnapshot(session);
  const { claiming, isGuided, profile, rewards } = useSnapshot(rewardsState);
  const guidance = rewards.kind === 'ready' ? rewards.value.find(({ kind }) => kind === 'guidance') : null;
  const finish = async () => {
    await claim('guidance', (beans) => t('gotBeans', { beans: formatNumber(lang, beans) }));
    closeGuidance();
  };
  return (
    <GuidanceDialog
      isOpen={isGuided}
      onClose={closeGuidance}
      isClaiming={claiming === 'guidance'}
      steps={(guidance?.steps ?? []).map(({ step, done }) => ({ step, isDone: done, href: pageOf[step] }))}
      profile={profile}
      onLookAtProfile={() => void lookAtProfile()}
      onClaim={() => void finish()}
    />
  );
}
