import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ContentOf } from '../chat-message.ts';
import { imageClass, videoLengthClass, videoMarkClass } from './MessageBody.styles.ts';

/** Widest and highest a picture is drawn in a row, px. */
const pictureWidth = 280;
const pictureHeight = 240;

/** Keeps the place of a picture before it is loaded. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const ratio = width > 0 && height > 0 ? width / height : 4 / 3;
  const shown = Math.min(pictureWidth, width || pictureWidth, pictureHeight * ratio);
  return { '--ratio': ratio, '--w': `${Math.max(48, Math.round(shown))}px` };
}

/** The first picture of a video, its length, and whether it can be played yet (D32). */
export function VideoPoster({ video, onPlay }: { video: ContentOf<'video'>; onPlay: () => void }) {
  const { t, i18n } = useTranslation('chat');
  const length = formatsOf(i18n.language).clock(video.seconds);
  const picture = video.poster !== '' && <img src={video.poster} alt="" loading="lazy" decoding="async" />;
  if (video.state !== 'ready') {
    return (
      <div className={imageClass} style={pictureSize(video)}>
        {picture}
        <span className={videoMarkClass}>
          {t(video.state === 'processing' ? 'video.processing' : 'video.failed')}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={imageClass}
      style={pictureSize(video)}
      aria-label={t('video.play', { name: video.name, length })}
      onClick={onPlay}
    >
      {picture}
      <span className={videoMarkClass} data-video="ready">
        <PlayIcon aria-hidden="true" />
      </span>
      <span className={videoLengthClass}>{length}</span>
    </button>
  );
}
