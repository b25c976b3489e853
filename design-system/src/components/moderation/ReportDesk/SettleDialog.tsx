import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, RadioGroup, TextArea } from '../../../primitives/index.ts';
import { SettleForm } from './ReportDesk.styles.ts';
import type { ReportedOutcome } from './reported.ts';

export interface Settlement {
  outcome: ReportedOutcome;
  /** The reporter reads it. */
  note: string;
}

interface SettleDialogProps {
  /** Name of the live session. */
  live: string;
  isSaving: boolean;
  /** Why the last try failed; a sentence for the reader. */
  error?: string | undefined;
  onConfirm: (how: Settlement) => void;
  onClose: () => void;
  /** Most characters of the words for the reporter. */
  limit: number;
}

/** Asks how a report ended (G209). */
export function SettleDialog({ live, isSaving, error, onConfirm, onClose, limit }: SettleDialogProps) {
  const { t } = useTranslation('reports');
  const formId = useId();
  const [outcome, setOutcome] = useState<ReportedOutcome | null>(null);
  const [note, setNote] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = Array.from(note.trim()).length;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (outcome !== null && used > 0 && used <= limit && !isSaving) onConfirm({ outcome, note: note.trim() });
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t('settle.title', { name: live })}
      closeLabel={t('settle.close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('settle.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSaving ? t('settle.saving') : undefined}
          >
            {t('settle.confirm')}
          </Button>
        </>
      }
    >
      <SettleForm id={formId} noValidate onSubmit={handleSubmit}>
        <RadioGroup
          label={t('settle.outcome')}
          options={[
            { value: 'acted', label: t('settle.acted') },
            { value: 'dismissed', label: t('settle.dismissed') },
          ]}
          value={outcome}
          error={wasSent && outcome === null ? t('settle.outcomeMissing') : undefined}
          onSelect={setOutcome}
        />
        <Field
          label={t('settle.note')}
          hint={t('settle.noteHint')}
          error={wasSent && used === 0 ? t('settle.noteMissing') : undefined}
          counter={{ used, limit }}
          isRequired
        >
          <TextArea value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </SettleForm>
    </Dialog>
  );
}
