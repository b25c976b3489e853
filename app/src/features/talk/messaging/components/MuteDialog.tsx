import { MuteDialog as Dialog } from '@goldbean/design-system/moderation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, notifyError } from '../../../../shared/notices/index.ts';
import { muteMember, muteOf, unmuteMember } from '../sending.actions.ts';

/** Longest reason the contract takes. */
const reasonMax = 200;

export interface RoomMuteDialogProps {
  /** Whom; null while nobody is asked about. */
  readonly member: { readonly uid: string; readonly nickname: string } | null;
  /** I am the monitor of the class, who proposes it to the staff (domain 3.1). */
  readonly isProposal?: boolean;
  readonly onClose: () => void;
}

type MemberMute = Awaited<ReturnType<typeof muteOf>>;

/** The mute of the member the dialog is about; null while it is not known, and when there is none. */
function useMuteOf(uid: string | undefined): MemberMute {
  const [found, setFound] = useState<{ readonly uid: string; readonly mute: MemberMute } | null>(null);
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isOver = false;
    muteOf(uid).then((mute) => !isOver && setFound({ uid, mute }), notifyError);
    return () => {
      isOver = true;
    };
  }, [uid]);
  return found !== null && found.uid === uid ? found.mute : null;
}

/** D26: staff forbid a member to speak in this room, for a time and for a reason, or let them speak again. */
export function MuteDialog({ member, isProposal = false, onClose }: RoomMuteDialogProps) {
  const { t } = useTranslation('live-room');
  const [pending, setPending] = useState<'mute' | 'lift' | null>(null);
  const currentMute = useMuteOf(isProposal ? undefined : member?.uid);

  const decide = async (what: 'mute' | 'lift', decision: () => Promise<unknown>, done: string) => {
    setPending(what);
    try {
      await decision();
      notify('success', done);
      onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setPending(null);
    }
  };
  const mute = (minutes: number, reason: string) => {
    if (!member) return;
    const done = t(isProposal ? 'propose.done' : 'mute.done', { name: member.nickname });
    void decide('mute', () => muteMember(member.uid, minutes, reason), done);
  };
  const lift = () => {
    if (!member) return;
    void decide('lift', () => unmuteMember(member.uid), t('mute.lifted', { name: member.nickname }));
  };

  return (
    <Dialog
      name={member?.nickname ?? null}
      currentMute={currentMute && { until: currentMute.until_ts, reason: currentMute.reason }}
      pending={pending}
      isProposal={isProposal}
      reasonMax={reasonMax}
      onMute={mute}
      onLift={lift}
      onClose={onClose}
    />
  );
}
