import { ironFanLimits } from '@goldbean/contract/live';
import { IronExtendDialog, IronMembers, type IronMembersState } from '@goldbean/design-system/fans';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { ironFansState } from '../iron-fans.state.ts';
import { askToExtend, extendMember, loadMembers, loadMoreMembers, openMembers } from '../members.actions.ts';
import { statusOf } from '../membership-view.ts';

export interface IronMembersPanelProps {
  /** Null while it is closed. */
  readonly channelId: string | null;
  readonly onClose: () => void;
}

/** G311, G149: iron fans of a channel that I run, and the extension by hand. */
export function IronMembersPanel({ channelId, onClose }: IronMembersPanelProps) {
  const { members, extending, isExtending, failure } = useSnapshot(ironFansState);
  useEffect(() => (channelId === null ? undefined : openMembers(channelId)), [channelId]);
  const state = (): IronMembersState => {
    if (members.phase === 'failed') return { kind: 'failed', reason: errorWords(members.error) };
    if (members.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      rows: members.list.map(({ user, membership }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        state: statusOf(membership),
      })),
      hasMore: members.list.length < members.total,
      isLoadingMore: members.isLoadingMore,
    };
  };
  return (
    <>
      <IronMembers
        isOpen={channelId !== null}
        state={state()}
        onExtend={({ uid }) => {
          const row = members.list.find(({ user }) => user.uid === uid);
          if (row) askToExtend({ ...row.user });
        }}
        onMore={() => void loadMoreMembers()}
        onRetry={() => void loadMembers()}
        onClose={onClose}
      />
      <IronExtendDialog
        isOpen={extending !== null}
        nickname={extending?.nickname ?? ''}
        mostDays={ironFanLimits.ironExtendDays}
        isSaving={isExtending}
        {...(failure !== null && { error: errorWords(failure) })}
        onExtend={({ days, reason }) => void extendMember(days, reason)}
        onClose={() => askToExtend(null)}
      />
    </>
  );
}
