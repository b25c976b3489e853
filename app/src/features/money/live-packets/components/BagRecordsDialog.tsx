import { PacketHistoryDialog, type PacketRecordsState } from '@goldbean/design-system/red-packet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { livePacketsState } from '../live-packets.state.ts';
import { proofState } from '../packet-view.ts';
import { closeRecords, loadMoreRecords, loadRecords, verifyBag } from '../records.actions.ts';

interface BagRecordsDialogProps {
  readonly sender: string;
  /** Shares in it. */
  readonly count: number;
}

/** Who took what, and of a bag the proof that nobody changed it (N01). */
export function BagRecordsDialog({ sender, count }: BagRecordsDialogProps) {
  const { t } = useTranslation('red-packet');
  const { records, opened, statuses, verdict } = useSnapshot(livePacketsState);
  const { userBaseInfo } = useSnapshot(session);
  const bag = opened ? statuses[opened.id]?.bag : undefined;
  const state = (): PacketRecordsState => {
    if (records.phase === 'failed') return { kind: 'error', reason: errorWords(records.error) };
    if (records.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      records: records.list.map(({ user, prize, at_ts }, at) => ({
        id: `${user.uid} ${at_ts} ${at}`,
        nickname: user.nickname,
        img: user.img || null,
        amount: prize.type === 'beans' ? prize.amount : prize.n,
        ...(prize.type === 'gift' && { gift: { icon: prize.gift.icon, name: prize.gift.name } }),
        at: at_ts,
        isMe: user.uid === userBaseInfo?.uid,
      })),
      hasMore: records.list.length < records.total,
      isLoadingMore: records.isLoadingMore,
    };
  };
  return (
    <PacketHistoryDialog
      sender={sender}
      records={{
        state: state(),
        claimed: records.total,
        count: Math.max(count, records.total),
        onRetry: () => void loadRecords(),
        onMore: () => void loadMoreRecords(),
      }}
      {...(bag && {
        proof: {
          hash: bag.hash,
          state: proofState(bag, verdict, t('proof.unavailable')),
          onVerify: () => void verifyBag(),
        },
      })}
      onClose={closeRecords}
    />
  );
}
