import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Field, Select } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FavouriteFolderView } from './favourite-folder.ts';
import { FolderQuestion } from './FavouriteFolders.styles.ts';

interface FolderDeleteDialogProps {
  /** Nothing is asked while it is not given. */
  folder: FavouriteFolderView | undefined;
  /** Where its items may go. */
  others: readonly FavouriteFolderView[];
  onDelete: (id: string, moveTo: string | null) => void;
  onClose: () => void;
}

/** Asks before a folder goes, and where the things in it go (S44). */
export function FolderDeleteDialog({ folder, others, onDelete, onClose }: FolderDeleteDialogProps) {
  const { t } = useTranslation(['content', 'actions', 'primitives']);
  const formats = useFormats();
  const [chosen, setChosen] = useState<string>();
  const moveTo = chosen ?? others.find(({ isDefault }) => isDefault)?.id ?? '';
  const count = folder?.count ?? 0;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={folder !== undefined}
      tone="danger"
      title={t('folder.deleteQuestion', { title: folder?.title ?? '' })}
      confirmLabel={t('delete')}
      cancelLabel={t('actions:cancel')}
      closeLabel={t('primitives:close')}
      onConfirm={() => {
        setChosen(undefined);
        if (folder) onDelete(folder.id, count === 0 || moveTo === '' ? null : moveTo);
      }}
      onCancel={close}
    >
      {count === 0 ? (
        t('folder.deleteEmpty')
      ) : (
        <FolderQuestion>
          <p>{t('folder.deleteNote', { count, n: formats.number(count) })}</p>
          <Field label={t('folder.moveTo')}>
            <Select
              value={moveTo}
              options={[
                ...others.map(({ id, title }) => ({ value: id, label: title })),
                { value: '', label: t('folder.moveNowhere') },
              ]}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        </FolderQuestion>
      )}
    </ConfirmDialog>
  );
}
