import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import { SettleForm } from '../ReportDesk/ReportDesk.styles.ts';

interface AnswerDialogProps {
  /** Nickname of whose feedback it is. */
  name: string;
  isSaving: boolean;
  /** Why the last try did not arrive. */
  error?: string;
  onSend: (text: string) => void;
  onClose: () => void;
  /** Most characters. */
  limit: number;
}

/** Writes the answer to feedback (G483). */
export function AnswerDialog({ name, isSaving, error, onSend, onClose, limit }: AnswerDialogProps) {
  const { t } = useTranslation('feedback');
  const formId = useId();
  const [text, setText] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const used = Array.from(text.trim()).length;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (used > 0 && used <= limit && !isSaving) onSend(text.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={t('answer.title', { name })}
      closeLabel={t('close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t('answer.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSaving ? t('answer.sending') : undefined}
          >
            {t('answer.send')}
          </Button>
        </>
      }
    >
      <SettleForm id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('answer.label')}
          error={wasSent && used === 0 ? t('answer.missing') : undefined}
          counter={{ used, limit }}
          isRequired
        >
          <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </SettleForm>
    </Dialog>
  );
}
