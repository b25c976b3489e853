import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { askToDelete, removeVideo } from '../short-videos.actions.ts';
import { shortVideosState } from '../short-videos.state.ts';

/** G052: asks before a short video of mine goes for good. */
export function DeleteShortVideo() {
  const { t } = useTranslation('short-video');
  const { deleting } = useSnapshot(shortVideosState);
  return (
    <ConfirmDialog
      isOpen={deleting !== null}
      tone="danger"
      title={t('deleting.title')}
      confirmLabel={t('deleting.confirm')}
      cancelLabel={t('deleting.cancel')}
      closeLabel={t('close')}
      onConfirm={() => void removeVideo()}
      onCancel={() => askToDelete(null)}
    >
      {t('deleting.text')}
    </ConfirmDialog>
  );
}
