import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, Dialog, RichText, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NoticeMeta, PictureGrid } from './AnnouncementDialog.styles.ts';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import type { Announcement, AnnouncementDialogProps } from './announcement.ts';
import { NoticePictureView } from './NoticePictureView.tsx';

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
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { text, pictures, publisher, publishedAt, edited, mustRead, isRead, read } = announcement;
  const mustConfirm = mustRead === true && isRead !== true;

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('notice.label')}
        closeLabel={t('primitives:close')}
        size="large"
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
      >
        <NoticeMeta>
          <span>{t('notice.by', { name: publisher, time: formats.moment(publishedAt) })}</span>
          {edited && <span>{t('notice.edited', { name: edited.by, time: formats.moment(edited.at) })}</span>}
          {read && (
            <span>{t('card.readBy', { n: formats.number(read.count), total: formats.number(read.of) })}</span>
          )}
          {mustConfirm && <Tag tone="danger">{t('card.mustRead')}</Tag>}
        </NoticeMeta>
        <RichText source={{ kind: 'typed', markdown: text }} tableLabel={t('notice.table')} />
        {pictures.length > 0 && (
          <PictureGrid data-large>
            {pictures.map((picture, at) => (
              <li key={picture.id}>
                <NoticePictureView picture={picture} at={at} />
              </li>
            ))}
          </PictureGrid>
        )}
        {readers}
      </Dialog>
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
