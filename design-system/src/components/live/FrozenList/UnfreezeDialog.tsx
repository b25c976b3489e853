import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Field, TextArea } from '../../../primitives/index.ts';

export interface UnfreezeDialogProps {
  /** How many would be unfrozen. */
  count: number;
  isSaving: boolean;
  /** Most characters of the note. */
  limit: number;
  onConfirm: (note: string) => void;
  onCancel: () => void;
}

/** Asks before freezes end, with room for a note (C066). */
export function UnfreezeDialog({ count, isSaving, limit, onConfirm, onCancel }: UnfreezeDialogProps) {
  const { t } = useTranslation(['frozen-list', 'primitives']);
  const [note, setNote] = useState('');
  const used = Array.from(note.trim()).length;
  return (
    <ConfirmDialog
      isOpen
      title={t('unfreeze.title', { count })}
      confirmLabel={t('unfreeze.confirm')}
      cancelLabel={t('unfreeze.cancel')}
      closeLabel={t('primitives:close')}
      {...(isSaving && { busyLabel: t('unfreeze.busy') })}
      onConfirm={() => {
        if (used <= limit) onConfirm(note.trim());
      }}
      onCancel={onCancel}
    >
      <p>{t('unfreeze.text')}</p>
      <Field label={t('unfreeze.note')} hint={t('unfreeze.noteHint')} counter={{ used, limit }}>
        <TextArea rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
