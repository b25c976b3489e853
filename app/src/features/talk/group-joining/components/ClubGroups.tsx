import type { OpenGroup } from '@goldbean/contract/talk';
import { FanGroupCard, FanGroups, type FanGroupState } from '@goldbean/design-system/fans';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { enterClubGroup, leaveClubGroup, loadClubGroups, openClubGroups } from '../club-groups.actions.ts';
import { clubGroupsState } from '../club-groups.state.ts';
import type { JoinRefusal } from '../group-joining.state.ts';

export interface ClubGroupsProps {
  readonly channelId: string;
  /** The highest level of the club that I have unlocked; 0 outside it. */
  readonly unlocked: number;
  /** Goes to a group that I am in. */
  readonly onOpen: (groupId: string) => void;
}

/** The chat groups of a fan club, those locked whose level is not reached (D21, E15, P10). */
export function ClubGroups({ channelId, unlocked, onOpen }: ClubGroupsProps) {
  const { t } = useTranslation('chat');
  const { list, failure, pending, refusal } = useSnapshot(clubGroupsState);
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string } | null>(null);
  useEffect(() => openClubGroups(channelId), [channelId]);

  const refused = ({ msgKey, until, level }: JoinRefusal): FanGroupState => {
    if (level) return { kind: 'levelTooLow', mine: level.mine };
    if (msgKey === 'group.rejoin_locked' && until !== null) return { kind: 'locked', until };
    return { kind: 'failed', reason: refusalWords(msgKey) };
  };
  const stateOf = (group: OpenGroup): FanGroupState => {
    // The list does not count what is unread: the chat does, where it is opened.
    if (group.joined) return { kind: 'joined', unread: 0 };
    if (pending === group.group_id) return { kind: 'joining' };
    if (unlocked === 0) return { kind: 'notMember' };
    if (unlocked < (group.fan_level ?? 1)) return { kind: 'levelTooLow', mine: unlocked };
    if (refusal?.id === group.group_id) return refused(refusal);
    return group.members >= group.capacity ? { kind: 'full' } : { kind: 'open' };
  };
  return (
    <>
      <FanGroups
        state={failure !== '' ? 'failed' : list === null ? 'loading' : 'ready'}
        onRetry={() => void loadClubGroups()}
      >
        {list?.map((group) => (
          <FanGroupCard
            key={group.group_id}
            name={group.name}
            img={group.img}
            members={group.members}
            capacity={group.capacity}
            requiredLevel={group.fan_level ?? 1}
            state={stateOf(group)}
            onJoin={() => void enterClubGroup(group.group_id)}
            onOpen={() => onOpen(group.group_id)}
            onLeave={() => setLeaving({ id: group.group_id, name: group.name })}
          />
        ))}
      </FanGroups>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('finder.leaveAsk', { name: leaving?.name ?? '' })}
        confirmLabel={t('finder.leave')}
        cancelLabel={t('notice.cancel')}
        closeLabel={t('finder.close')}
        tone="danger"
        onConfirm={() => {
          if (leaving) void leaveClubGroup(leaving.id);
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        {t('finder.leaveLocked')}
      </ConfirmDialog>
    </>
  );
}
