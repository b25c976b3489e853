import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  FilmIcon,
  HeartIcon,
  IconButton,
  Link,
  PencilIcon,
  Trash2Icon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import type { ShortVideoView } from './short-video.ts';
import { VideoCover, VideoActions, VideoFoot, VideoTile, VideoWords } from './ShortVideoList.styles.ts';

export interface ShortVideoTileProps {
  video: ShortVideoView;
  /** For its author. */
  own?: { onEdit: () => void; onDelete: () => void } | undefined;
}

/** A short video to be played; the whole tile is the link. A part of the list. */
export function ShortVideoTile({ video, own }: ShortVideoTileProps) {
  const { t } = useTranslation(['short-video', 'content']);
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState('');
  const { title, cover, author, duration, likes, href, film, review, edit } = video;
  const length = formats.clock(duration / 1_000);
  return (
    <VideoTile>
      <VideoCover>
        {cover === '' || cover === brokenCover ? (
          <FilmIcon aria-hidden="true" />
        ) : (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        )}
        {film === 'processing' && <span>{t('card.processing')}</span>}
        {film === 'failed' && <span>{t('card.failed')}</span>}
        {film === 'ready' && duration > 0 && (
          <span>
            <VisuallyHidden>{t('card.length', { length })}</VisuallyHidden>
            <span aria-hidden="true">{length}</span>
          </span>
        )}
      </VideoCover>
      <VideoWords>
        <h2 data-clamp>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h2>
        <VideoFoot>
          <Avatar name={author.nickname} src={author.img} size="small" />
          <span data-part="author">{author.nickname}</span>
          <span data-part="likes">
            <HeartIcon aria-hidden="true" />
            <span aria-hidden="true">{formats.compact(likes)}</span>
            <VisuallyHidden>{t('content:likes', { count: likes, n: formats.number(likes) })}</VisuallyHidden>
          </span>
        </VideoFoot>
        <ReviewNote state={review} />
        {edit && <ReviewNote state={edit} isEdit />}
        {own && (
          <VideoActions>
            {review.kind !== 'hidden' && (
              <IconButton
                size="small"
                label={t('card.editOf', { title })}
                icon={<PencilIcon aria-hidden="true" />}
                onClick={own.onEdit}
              />
            )}
            <IconButton
              size="small"
              label={t('card.deleteOf', { title })}
              icon={<Trash2Icon aria-hidden="true" />}
              onClick={own.onDelete}
            />
          </VideoActions>
        )}
      </VideoWords>
    </VideoTile>
  );
}
