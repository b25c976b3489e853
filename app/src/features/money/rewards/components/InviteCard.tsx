import { rewardLimits } from '@goldbean/contract/money';
import { InviteCard as Invites } from '@goldbean/design-system/rewards';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { bindInvite, copyCode } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

/** My invite code and what it has brought me (K24); in the background: without an answer it is not there. */
export function InviteCard() {
  const { t } = useTranslation('actions');
  const { invites, isBinding } = useSnapshot(rewardsState);
  if (invites.kind !== 'ready') return null;
  const { code, list, sum, inviter, can_bind } = invites.value;
  const onBind = (given: string) => void bindInvite(given);
  return (
    <Invites
      code={code}
      reward={rewardLimits.inviteBeans}
      earned={sum}
      friends={list.map(({ user, state, beans }) => ({
        id: user.uid,
        name: user.nickname,
        beans: state === 'completed' ? beans : null,
      }))}
      inviter={inviter?.nickname ?? null}
      bind={can_bind ? { maxLength: rewardLimits.inviteCodeCharacters, isBinding, onBind } : null}
      onCopy={() => void copyCode(code, t('copied'))}
    />
  );
}
