import { PacketHistoryDialog, type PacketRecordsState } from '@goldbean/design-system/red-packet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { endOf, proofState } from '../packet-view.ts';
import { readMore, verifyProof } from '../records.actions.ts';
import { closePacket } from '../red-packets.actions.ts';
import { redPacketsState, type PacketRecordPages } from '../red-packets.state.ts';

function recordsState(
  {
    phase,
    error,
    list,
    total,
    isLoadingMore,
  }: Omit<PacketRecordPages, 'list'> & { readonly list: PacketRecordPages['list'] },
  me: string | undefined,
): PacketRecordsState {
  if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
  if (phase === 'loading') return { kind: 'loading' };
  const records = list.map(({ user, amount, at_ts, luckiest }) => ({
    id: user.uid,
    nickname: user.nickname,
    img: user.img || null,
    amount,
    at: at_ts,
    isLuckiest: luckiest,
    isMe: user.uid === me,
  }));
  return { kind: 'ready', records, hasMore: records.length < total, isLoadingMore };
}

/** Who took what out of the packet, and the proof that nobody changed it (E03, N01). */
export function PacketHistory() {
  const { t } = useTranslation('red-packet');
  const { opened, statuses, records, verdict } = useSnapshot(redPacketsState);
  const { userBaseInfo } = useSnapshot(session);
  const status = opened && statuses[opened.packetId];
  if (!status) return null;
  const { packet } = status;
  const end = endOf(status);
  return (
    <PacketHistoryDialog
      sender={packet.sender.nickname}
      records={{
        state: recordsState(records as PacketRecordPages, userBaseInfo?.uid),
        claimed: records.total,
        count: packet.count,
        sum: records.sum,
        total: packet.total,
        ...(end && { end }),
        onRetry: () => void readMore(),
        onMore: () => void readMore(),
      }}
      proof={{
        hash: packet.hash,
        state: proofState(status, verdict, t('proof.unavailable')),
        onVerify: () => void verifyProof(),
      }}
      onClose={closePacket}
    />
  );
}
