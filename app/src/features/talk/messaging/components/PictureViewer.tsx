import { Lightbox } from '@goldbean/design-system/primitives';
import type { ChatMessage } from '@goldbean/design-system/chat';
import { useTranslation } from 'react-i18next';
import { renewPicture } from '../files.actions.ts';

export interface PictureViewerProps {
  readonly messages: readonly ChatMessage[];
  /** Row of the picture that is shown; null while none is. */
  readonly shown: string | null;
  readonly onShow: (rowId: string | null) => void;
}

/** The pictures of the room over the whole window, one at a time, beginning with the one that was pressed. */
export function PictureViewer({ messages, shown, onShow }: PictureViewerProps) {
  const { t } = useTranslation('chat');
  const pictures = messages.flatMap(({ id, author, content }) =>
    content.kind === 'image' ? [{ id, src: content.url, alt: content.name, caption: author.nickname }] : [],
  );
  const at = pictures.findIndex(({ id }) => id === shown);
  return (
    <Lightbox
      label={t('pictures.label')}
      pictures={pictures}
      shown={at < 0 ? null : at}
      onShow={(next) => {
        const id = pictures[next]?.id;
        if (id === undefined) return;
        renewPicture(id);
        onShow(id);
      }}
      onClose={() => onShow(null)}
      countLabel={(place, total) => t('pictures.count', { at: place, total })}
      closeLabel={t('pictures.close')}
      previousLabel={t('pictures.previous')}
      nextLabel={t('pictures.next')}
      zoomInLabel={t('pictures.zoomIn')}
      zoomOutLabel={t('pictures.zoomOut')}
    />
  );
}
