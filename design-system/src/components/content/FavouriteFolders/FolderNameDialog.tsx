import { groupLimits } from '@goldbean/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FolderForm, FolderFormFoot } from './FavouriteFolders.styles.ts';

interface FolderNameDialogProps {
  isOpen: boolean;
  /** The name it has; not given for a new folder. */
  title: string | undefined;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Domain: the title of a folder. */
const limit = groupLimits.nameCharacters;

/** Names a folder, new or old. */
export function FolderNameDialog({ isOpen, title, onSave, onClose }: FolderNameDialogProps) {
  const { t } = useTranslation(['content', 'actions', 'primitives']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={title === undefined ? t('folder.create') : t('folder.rename')}
      closeLabel={t('primitives:close')}
      keepsOnOutsidePress
    >
      <NameForm title={title ?? ''} onSave={onSave} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({
  title,
  onSave,
  onClose,
}: {
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['content', 'actions']);
  const formats = useFormats();
  const [name, setName] = useState(title);
  const used = Array.from(name.trim()).length;
  const isLong = used > limit;
  const tooLong = t('tooLong', { n: formats.number(limit) });
  const refusal = used === 0 ? t('folder.required') : isLong ? tooLong : undefined;
  return (
    <FolderForm
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined) onSave(name.trim());
      }}
    >
      <Field label={t('folder.name')} error={isLong && tooLong} counter={{ used, limit }} isRequired>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <FolderFormFoot>
        <Button onClick={onClose}>{t('actions:cancel')}</Button>
        <Button type="submit" tone="primary" fill="filled" disabledReason={refusal}>
          {t('actions:save')}
        </Button>
      </FolderFormFoot>
    </FolderForm>
  );
}
