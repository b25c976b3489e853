import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, Dialog, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NoticeMeta, NoticeText, PictureGrid } from './AnnouncementDialog.styles.ts';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import type { Announcement, AnnouncementDialogProps } from './announcement.ts';

/** An announcement read, written or changed; whatever all members will see is asked about first (E08, V14). */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { state, onClose } = props;
  switch (state.kind) {
    case 'closed':
      return null;
    case 'reading':
      return <Reading {...props} announcement={state.announcement} mayManage={state.mayManage ?? false} />;
    case 'writing':
      return <AnnouncementEditor {...props} state={state} onClose={onClose} />;
  }
}

interface ReadingProps extends AnnouncementDialogProps {
  announcement: Announcement;
  mayManage: boolean;
}

function Reading({ announcement, mayManage, onClose, onConfirmRead, onEdit, onDelete }: ReadingProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { text, pictures, publisher, publishedAt, mustRead, isRead, read } = announcement;
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
          {read && (
            <span>{t('card.readBy', { n: formats.number(read.count), total: formats.number(read.of) })}</span>
          )}
          {mustConfirm && <Tag tone="danger">{t('card.mustRead')}</Tag>}
        </NoticeMeta>
        <NoticeText>{text}</NoticeText>
        {pictures.length > 0 && (
          <PictureGrid>
            {pictures.map((url, at) => (
              <li key={url}>
                <img src={url} alt={t('notice.picture', { at: formats.number(at + 1) })} />
              </li>
            ))}
          </PictureGrid>
        )}
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
