import { FanMembers, type FanMembersState } from '@goldbean/design-system/fans';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { fansState } from '../fans.state.ts';
import { hideMembers, loadMembers, loadMoreMembers, viewMembers } from '../members.actions.ts';

/** C058: who is in the club before this tab; members and strangers may look. */
export function ClubMembers({ isOpen, medal }: { readonly isOpen: boolean; readonly medal: string }) {
  const { members, membersView } = useSnapshot(fansState);
  const { userBaseInfo } = useSnapshot(session);
  const state = (): FanMembersState => {
    if (members.phase === 'failed') return { kind: 'failed', reason: errorWords(members.error) };
    if (members.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      rows: members.list.map(({ user, rank, level, closeness, lit }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        rank,
        level,
        closeness,
        isLit: lit,
        isMe: user.uid === userBaseInfo?.uid,
      })),
      hasMore: members.list.length < members.total,
      isLoadingMore: members.isLoadingMore,
    };
  };
  return (
    <FanMembers
      isOpen={isOpen}
      medal={medal}
      view={membersView}
      state={state()}
      onView={viewMembers}
      onMore={() => void loadMoreMembers()}
      onRetry={() => void loadMembers()}
      onClose={hideMembers}
    />
  );
}
