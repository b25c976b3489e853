import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, RichText, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NoticeMeta, PictureGrid } from './AnnouncementDialog.styles.ts';
import type { Announcement } from './announcement.ts';
import { NoticePictureView } from './NoticePictureView.tsx';

export interface AnnouncementReadingProps {
  announcement: Announcement;
  onClose: () => void;
  /** What can be done with it. */
  footer?: ReactNode;
  /** Below it: who has read it. */
  readers?: ReactNode;
}

/** An announcement that is read, with its pictures. */
export function AnnouncementReading({ announcement, onClose, footer, readers }: AnnouncementReadingProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const { text, pictures, publisher, publishedAt, edited, mustRead, isRead, read } = announcement;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('notice.label')}
      closeLabel={t('primitives:close')}
      size="large"
      footer={footer}
    >
      <NoticeMeta>
        <span>{t('notice.by', { name: publisher, time: formats.moment(publishedAt) })}</span>
        {edited && <span>{t('notice.edited', { name: edited.by, time: formats.moment(edited.at) })}</span>}
        {read && (
          <span>{t('card.readBy', { n: formats.number(read.count), total: formats.number(read.of) })}</span>
        )}
        {mustRead === true && isRead !== true && <Tag tone="danger">{t('card.mustRead')}</Tag>}
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
  );
}
