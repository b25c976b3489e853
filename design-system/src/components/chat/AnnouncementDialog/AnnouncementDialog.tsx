import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '../../../primitives/index.ts';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { AnnouncementReading } from './AnnouncementReading.tsx';
import type { Announcement, AnnouncementDialogProps } from './announcement.ts';

/** An announcement read, written or changed; whatever all members will see is asked about first (E08, V14). */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { state, onClose } = props;
  switch (state.kind) {
    case 'closed':
      return null;
    case 'reading':
      return (
        <Reading
          {...props}
          announcement={state.announcement}
          mayManage={state.mayManage ?? false}
          isPinned={state.isPinned ?? false}
          readers={state.readers}
        />
      );
    case 'writing':
      return <AnnouncementEditor {...props} state={state} onClose={onClose} />;
  }
}

interface ReadingProps extends AnnouncementDialogProps {
  announcement: Announcement;
  mayManage: boolean;
  isPinned: boolean;
  readers: ReactNode;
}

function Reading({
  announcement,
  mayManage,
  isPinned,
  readers,
  onClose,
  onPin,
  onConfirmRead,
  onEdit,
  onDelete,
}: ReadingProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const [isAsking, setIsAsking] = useState(false);
  const mustConfirm = announcement.mustRead === true && announcement.isRead !== true;

  return (
    <>
      <AnnouncementReading
        announcement={announcement}
        onClose={onClose}
        readers={readers}
        footer={
          (mayManage || mustConfirm) && (
            <>
              {mayManage && (
                <>
                  <Button tone="danger" fill="quiet" onClick={() => setIsAsking(true)}>
                    {t('notice.delete')}
                  </Button>
                  {onPin && (
                    <Button onClick={() => onPin(announcement, !isPinned)}>
                      {t(isPinned ? 'notice.unpin' : 'notice.pin')}
                    </Button>
                  )}
                  <Button onClick={() => onEdit(announcement)}>{t('notice.edit')}</Button>
                </>
              )}
              {mustConfirm && (
                <Button tone="primary" fill="filled" onClick={() => onConfirmRead(announcement)}>
                  {t('notice.gotIt')}
                </Button>
              )}
            </>
          )
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notice.confirmDelete')}
        confirmLabel={t('notice.delete')}
        cancelLabel={t('notice.cancel')}
        closeLabel={t('primitives:close')}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDelete(announcement);
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('notice.confirmDeleteHint')}
      </ConfirmDialog>
    </>
  );
}
