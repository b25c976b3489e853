import { messagingLimits } from '@goldbean/contract/talk';
import { MuteProposal } from '@goldbean/design-system/moderation';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { messagingState } from '../messaging.state.ts';
import { decideProposal, openProposals } from '../proposals.actions.ts';
import { proposalsState } from '../proposals.state.ts';

/** Domain 3.1: for the staff of a class, the oldest mute that its monitor proposes; nothing for others. */
export function MuteProposals({ room }: { readonly room: string }) {
  const { my, phase } = useSnapshot(messagingState);
  const { list, deciding } = useSnapshot(proposalsState);
  const isStaff = phase === 'open' && my.role !== 'member';
  useEffect(() => (isStaff ? openProposals(room) : undefined), [isStaff, room]);
  const [first] = list;
  if (!isStaff || !first) return null;
  const { proposal_id: id, user, by, minutes, reason } = first;
  const pending = deciding?.isConfirmed ? ('confirm' as const) : ('refuse' as const);
  return (
    <MuteProposal
      key={id}
      proposal={{ id, name: user.nickname, by, minutes, reason }}
      pending={deciding?.id === id ? pending : null}
      reasonMax={messagingLimits.muteReasonCharacters}
      onConfirm={() => void decideProposal(id, null)}
      onRefuse={(_, why) => void decideProposal(id, why)}
    />
  );
}
