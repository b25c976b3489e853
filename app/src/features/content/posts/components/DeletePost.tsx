import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notify } from '../../../../shared/notices/index.ts';
import { askToDelete, removePost } from '../posts.actions.ts';
import { postsState } from '../posts.state.ts';

/** G052: asks before a post of mine goes for good. */
export function DeletePost() {
  const { t } = useTranslation(['circle', 'actions', 'content']);
  const { deleting } = useSnapshot(postsState);
  const remove = async () => {
    if (await removePost()) notify('success', t('delete.done'));
  };
  return (
    <ConfirmDialog
      isOpen={deleting !== null}
      tone="danger"
      title={t('delete.question')}
      confirmLabel={t('content:delete')}
      cancelLabel={t('actions:cancel')}
      closeLabel={t('post.close')}
      onConfirm={() => void remove()}
      onCancel={() => askToDelete(null)}
    >
      {t('delete.note')}
    </ConfirmDialog>
  );
}
