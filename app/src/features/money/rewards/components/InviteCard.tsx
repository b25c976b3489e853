import { rewardLimits } from '@goldbean/contract/money';
import { InviteCard as Invites } from '@goldbean/design-system/rewards';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { bindInvite, changeInvite, copyCode } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

/** My invite code and what it has brought me (K24); in the background: without an answer it is not there. */
export function InviteCard() {
  const { t } = useTranslation('actions');
  const { invites, invite } = useDraft(rewardsState);
  if (invites.kind !== 'ready') return null;
  const { code, list, sum, inviter, can_bind } = invites.value;
  const { values, errors, isSending } = invite;
  return (
    <Invites
      code={code}
      reward={rewardLimits.inviteBeans}
      earned={sum}
      friends={list.map(({ user, state, beans }) => ({
        id: user.uid,
        name: user.nickname,
        beans: state === 'completed' ? beans : null,
        state,
      }))}
      inviter={inviter?.nickname ?? null}
      bind={
        can_bind
          ? {
              value: values.code,
              maxLength: rewardLimits.inviteCodeCharacters,
              isBinding: isSending,
              ...(errors['code'] !== undefined && { error: refusalWords(errors['code']) }),
              onChange: (given) => changeInvite({ code: given }),
              onBind: () => void bindInvite(),
            }
          : null
      }
      onCopy={() => void copyCode(code, t('copied'))}
    />
  );
}
