import { SendPacketDialog, type SendPacketState } from '@goldbean/design-system/red-packet';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { redPacketsState } from '../red-packets.state.ts';
import { changePacket, leaveToRecharge, sendPacket, stopSending } from '../sending.actions.ts';

export interface PacketSendingProps {
  /** People in the group (D40). */
  readonly members: number;
  /** My beans. */
  readonly balance: number;
  readonly onRecharge: () => void;
}

/** Fills a packet for the group and sends it. */
export function PacketSending({ members, balance, onRecharge }: PacketSendingProps) {
  const { isOpen, refusal, form } = useDraft(redPacketsState).sending;
  if (!isOpen) return null;
  const state = (): SendPacketState => {
    if (form.isSending) return { kind: 'sending' };
    return refusal === null ? { kind: 'editing' } : { kind: 'refused', reason: errorWords(refusal) };
  };
  const { count, total, per_amount: each = total, blessing } = form.errors;
  return (
    <SendPacketDialog
      isOpen
      onClose={stopSending}
      state={state()}
      members={members}
      balance={balance}
      draft={form.values}
      onChange={changePacket}
      errors={{
        ...(count !== undefined && { count: refusalWords(count) }),
        ...(each !== undefined && { amount: refusalWords(each) }),
        ...(blessing !== undefined && { blessing: refusalWords(blessing) }),
      }}
      onSend={() => void sendPacket()}
      onRecharge={() => {
        leaveToRecharge();
        onRecharge();
      }}
    />
  );
}
