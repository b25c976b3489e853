import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

export interface HandInDialogProps {
  isOpen: boolean;
  /** Questions that are still flagged. */
  flagged: number;
  /** It is being handed in: the dialog stays and nothing can be pressed. */
  isSending?: boolean;
  onHandIn: () => void;
  onClose: () => void;
}

/** Asks before the one and only submission, when every question has its answer (V24, D53). */
export function HandInDialog({ isOpen, flagged, isSending = false, onHandIn, onClose }: HandInDialogProps) {
  const { t } = useTranslation(['exams', 'primitives']);
  const formats = useFormats();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('handIn.title')}
      confirmLabel={t('header.submit')}
      cancelLabel={t('keepWorking')}
      closeLabel={t('primitives:close')}
      busyLabel={isSending ? t('header.submitting') : undefined}
      onConfirm={onHandIn}
      onCancel={onClose}
    >
      <p>{t('handIn.text')}</p>
      {flagged > 0 && <p>{t('handIn.flagged', { count: flagged, n: formats.number(flagged) })}</p>}
    </ConfirmDialog>
  );
}
