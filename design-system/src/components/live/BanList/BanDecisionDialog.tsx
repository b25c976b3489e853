import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActionForm } from '../ActionDialog/ActionDialog.styles.ts';
import { charactersOf } from '../ActionDialog/ActionFields.tsx';
import type { BanDecision, ChannelBan } from './ban.ts';

export interface BanDecisionDialogProps {
  ban: ChannelBan;
  decision: BanDecision;
  /** It is being done; the dialog stays. */
  isSaving: boolean;
  /** Most characters of the reason. */
  limit: number;
  /** @param reason trimmed; empty for `confirm` alone */
  onDecide: (reason: string) => void;
  onClose: () => void;
}

const titleWords = { confirm: 'confirm.title', refuse: 'refuse.title', lift: 'lift.title' } as const;
const textWords = { confirm: 'confirm.text', refuse: 'refuse.text', lift: 'lift.text' } as const;
const buttonWords = { confirm: 'confirm.button', refuse: 'refuse.button', lift: 'lift.button' } as const;
const hintWords = { refuse: 'reason.refuse', lift: 'reason.lift' } as const;

/** Asks before a longer end is confirmed or refused, or a ban is lifted: the latter two for a reason. */
export function BanDecisionDialog({
  ban,
  decision,
  isSaving,
  limit,
  onDecide,
  onClose,
}: BanDecisionDialogProps) {
  const { t } = useTranslation(['ban-list', 'primitives']);
  const formats = useFormats();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = charactersOf(reason);
  const isGood = decision === 'confirm' || (used > 0 && used <= limit);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (isGood && !isSaving) onDecide(reason.trim());
  };

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t(titleWords[decision], {
        name: ban.channel.name,
        moment: formats.moment(ban.longer?.until ?? ban.until),
      })}
      closeLabel={t('primitives:close')}
      role="alertdialog"
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={decision === 'confirm' ? 'danger' : 'primary'}
            fill="filled"
            busyLabel={isSaving ? t('saving') : undefined}
          >
            {t(buttonWords[decision])}
          </Button>
        </>
      }
    >
      <ActionForm id={formId} noValidate onSubmit={handleSubmit}>
        <p>{t(textWords[decision])}</p>
        {decision !== 'confirm' && (
          <Field
            label={t('reason.label')}
            hint={t(hintWords[decision])}
            error={wasSent && used === 0 ? t('reason.missing') : undefined}
            counter={{ used, limit }}
            isRequired
          >
            <TextArea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </ActionForm>
    </Dialog>
  );
}
