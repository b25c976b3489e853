import { GroupMembers, type PurchaseMembersState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { closeMembers, loadMembers, loadMoreMembers } from '../group.actions.ts';
import { shopState } from '../shop.state.ts';
import { JoinDialog } from './JoinDialog.tsx';

/** Over the shop: joining a group purchase (V35, D66), and who is in it (C094). */
export function GroupDialogs() {
  const { goods, asked, members } = useSnapshot(shopState);
  const nameOf = (productId: string | null) => goods.list.find(({ id }) => id === productId)?.name ?? null;
  const membersState = (): PurchaseMembersState => {
    if (members.phase === 'loading') return { kind: 'loading' };
    if (members.phase === 'failed') return { kind: 'error', reason: errorWords(members.error) };
    return {
      kind: 'ready',
      members: members.list.map(({ uid, nickname, img, paid }) => ({ uid, nickname, img, hasPaid: paid })),
      hasMore: members.list.length < members.total,
      isLoadingMore: members.isLoadingMore,
    };
  };
  return (
    <>
      <JoinDialog />
      <GroupMembers
        product={nameOf(asked)}
        state={membersState()}
        onRetry={() => void loadMembers()}
        onMore={() => void loadMoreMembers()}
        onClose={closeMembers}
      />
    </>
  );
}
