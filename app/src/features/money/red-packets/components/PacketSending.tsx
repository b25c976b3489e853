import { SendPacketDialog, type PacketDraft, type SendPacketState } from '@goldbean/design-system/red-packet';
import { useSnapshot } from 'valtio';
import { redPacketsState } from '../red-packets.state.ts';
import { leaveToRecharge, sendPacket, stopSending } from '../sending.actions.ts';

export interface PacketSendingProps {
  /** People in the group (D40). */
  readonly members: number;
  /** My beans. */
  readonly balance: number;
  readonly onRecharge: () => void;
}

/** Fills a packet for the group and sends it. */
export function PacketSending({ members, balance, onRecharge }: PacketSendingProps) {
  const { sending } = useSnapshot(redPacketsState);
  if (!sending.isOpen) return null;
  const state: SendPacketState =
    sending.phase === 'refused' ? { kind: 'refused', reason: sending.failure } : { kind: sending.phase };
  return (
    <SendPacketDialog
      isOpen
      onClose={stopSending}
      state={state}
      members={members}
      balance={balance}
      {...(sending.draft && { draft: sending.draft })}
      onSend={(packet) => void sendPacket(packet)}
      onRecharge={(draft: PacketDraft) => {
        leaveToRecharge(draft);
        onRecharge();
      }}
    />
  );
}
