import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type NewPacket, type PacketDraft, sumOf } from './packet-check.ts';
import { type PacketErrors, SendPacketForm } from './SendPacketForm.tsx';

export type SendPacketState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** The server said no. `reason` is a sentence for the member. */
  | { kind: 'refused'; reason: string };

export interface SendPacketDialogProps {
  isOpen: boolean;
  onClose: () => void;
  state: SendPacketState;
  /** People in the group, the sender among them, robots not (D40): the most packets (V03). */
  members: number;
  /** My beans. */
  balance: number;
  /** What is filled in. */
  draft: PacketDraft;
  onChange: (change: Partial<PacketDraft>) => void;
  errors?: PacketErrors;
  onSend: (packet: NewPacket) => void;
  /** The balance is too small; keep the draft and give it back after the recharge. */
  onRecharge: (draft: PacketDraft) => void;
}

/** Fills a red packet for a group. */
export function SendPacketDialog({
  isOpen,
  onClose,
  state,
  draft,
  onChange,
  errors,
  members,
  balance,
  onSend,
  onRecharge,
}: SendPacketDialogProps) {
  const { t } = useTranslation(['red-packet', 'primitives', 'errors']);
  const formats = useFormats();
  const formId = useId();
  const isSending = state.kind === 'sending';
  const sum = sumOf(draft);
  const isShort = sum !== undefined && sum > balance;

  const submitLabel =
    sum === undefined ? t('send.submit') : t('send.submitFor', { count: sum, n: formats.number(sum) });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={t('send.title')}
      closeLabel={t('primitives:close')}
      keepsOnOutsidePress
      footer={
        <Button
          type="submit"
          form={formId}
          tone="gold"
          fill="filled"
          size="large"
          isWide
          busyLabel={isSending ? t('primitives:sending') : undefined}
          disabledReason={isShort ? t('errors:wallet.insufficient_beans') : undefined}
        >
          {submitLabel}
        </Button>
      }
    >
      <SendPacketForm
        id={formId}
        draft={draft}
        onChange={onChange}
        errors={errors}
        members={members}
        balance={balance}
        refusal={state.kind === 'refused' ? state.reason : undefined}
        onSubmit={(packet) => {
          if (!isSending && !isShort) onSend(packet);
        }}
        onRecharge={() => onRecharge(draft)}
      />
    </Dialog>
  );
}
