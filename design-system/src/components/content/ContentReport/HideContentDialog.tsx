import { sharedLimits } from '@goldbean/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import { ReportForm } from './ContentReport.styles.ts';
import type { ReportedKind } from './ReportContentDialog.tsx';

export interface HideContentDialogProps {
  kind: ReportedKind;
  isSaving: boolean;
  /** Why the last try failed; a sentence for the moderator. */
  error?: string | undefined;
  onHide: (reason: string) => void;
  onClose: () => void;
  /** Most characters of the reason. */
  limit?: number;
}

const titleWords = { post: 'hide.title.post', comment: 'hide.title.comment' } as const satisfies Record<
  ReportedKind,
  string
>;

/** A moderator takes what somebody wrote out of sight, with a reason that its author reads (D70). */
export function HideContentDialog({
  kind,
  isSaving,
  error,
  onHide,
  onClose,
  limit = sharedLimits.reasonCharacters,
}: HideContentDialogProps) {
  const { t } = useTranslation('content-report');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = Array.from(reason.trim()).length;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (used > 0 && used <= limit && !isSaving) onHide(reason.trim());
  };

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t(titleWords[kind])}
      closeLabel={t('close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            fill="filled"
            busyLabel={isSaving ? t('sending') : undefined}
          >
            {t('hide.open')}
          </Button>
        </>
      }
    >
      <ReportForm id={formId} noValidate onSubmit={handleSubmit}>
        <p>{t('hide.note')}</p>
        <Field
          label={t('hide.reason')}
          error={wasSent && used === 0 ? t('hide.reasonMissing') : undefined}
          counter={{ used, limit }}
          isRequired
        >
          <TextArea value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </ReportForm>
    </Dialog>
  );
}
