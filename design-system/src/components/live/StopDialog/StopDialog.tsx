import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, TextArea } from '../../../primitives/index.ts';
import { StopWords } from './StopDialog.styles.ts';

export interface StopDialogProps {
  isOpen: boolean;
  /** It is being stopped. */
  isStopping?: boolean;
  /** Most characters of the reason. */
  limit: number;
  /** What is said when no reason was given. */
  missingReason: string;
  onClose: () => void;
  /** Told the trimmed reason, never empty: viewers read it. */
  onStop: (reason: string) => void;
}

/** Asks before a live session on air is stopped for good, and for the reason that its viewers read (D27). */
export function StopDialog({
  isOpen,
  isStopping = false,
  limit,
  missingReason,
  onClose,
  onStop,
}: StopDialogProps) {
  const { t } = useTranslation('streamer');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const stop = () => {
    const words = reason.trim();
    setMissing(words === '');
    if (words !== '') onStop(words);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('stop.title')}
      closeLabel={t('keep')}
      role="alertdialog"
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            tone="danger"
            fill="filled"
            busyLabel={isStopping ? t('stop.busy') : undefined}
            onClick={stop}
          >
            {t('stop.button')}
          </Button>
        </>
      }
    >
      <StopWords>
        <p>{t('stop.text')}</p>
        <Field
          label={t('stop.reason')}
          isRequired
          error={isMissing && missingReason}
          counter={{ used: Array.from(reason).length, limit }}
        >
          <TextArea
            value={reason}
            maxLength={limit}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      </StopWords>
    </Dialog>
  );
}
