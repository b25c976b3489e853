import { useTranslation } from 'react-i18next';
import { IconButton, MegaphoneIcon, Tag, typedWords, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Announcement } from '../AnnouncementDialog/announcement.ts';
import { BarWords, ChatBar } from '../PinnedBar/PinnedBar.styles.ts';

export interface AnnouncementBarProps {
  /** The newest one. */
  announcement: Announcement;
  onOpen: () => void;
  /** Puts it away until the next one; not offered while it must be read and is not. */
  onHide?: () => void;
}

/** The newest announcement of the class, in one line over the chat. */
export function AnnouncementBar({ announcement, onOpen, onHide }: AnnouncementBarProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const { text, publisher, publishedAt, mustRead, isRead, read } = announcement;
  const mustStay = mustRead === true && isRead !== true;
  return (
    <ChatBar aria-label={t('notice.label')} data-ends-in-tag={mustStay || undefined}>
      <MegaphoneIcon aria-hidden="true" />
      <BarWords type="button" title={t('notice.readOf', { name: publisher })} onClick={onOpen}>
        <span data-clamp>{typedWords(text).split('\n')[0]}</span>
        <small>
          <span>{t('notice.by', { name: publisher, time: formats.moment(publishedAt) })}</span>
          {read && (
            <span>{t('card.readBy', { n: formats.number(read.count), total: formats.number(read.of) })}</span>
          )}
        </small>
      </BarWords>
      {mustStay && <Tag tone="danger">{t('card.mustRead')}</Tag>}
      {onHide && !mustStay && (
        <IconButton
          size="small"
          label={t('notice.hide')}
          icon={<XIcon aria-hidden="true" />}
          onClick={onHide}
        />
      )}
    </ChatBar>
  );
}
