import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon, Video } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ContentOf } from '../chat-message.ts';
import {
  imageClass,
  originalClass,
  videoClass,
  videoLengthClass,
  videoMarkClass,
} from './MessageBody.styles.ts';

/** Widest and highest a picture is drawn in a row, px. */
const pictureWidth = 280;
const pictureHeight = 240;

/** Keeps the place of a picture before it is loaded. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const ratio = width > 0 && height > 0 ? width / height : 4 / 3;
  const shown = Math.min(pictureWidth, width || pictureWidth, pictureHeight * ratio);
  return { '--ratio': ratio, '--w': `${Math.max(48, Math.round(shown))}px` };
}

export interface VideoPosterProps {
  video: ContentOf<'video'>;
  onPlay: () => void;
  /** The browser cannot play what stands at its address. */
  onFailed: () => void;
  /** Its poster could not be loaded. */
  onPosterFailed: () => void;
  /** Saves what was sent. */
  onDownload: () => void;
}

/** A video, and what was sent where that is another file: it may be saved while it is converted and after (D32). */
export function VideoPoster({ onDownload, ...shownProps }: VideoPosterProps) {
  const { t, i18n } = useTranslation('chat');
  const { video } = shownProps;
  const shown = <Shown {...shownProps} />;
  if (video.originalSize === undefined) return shown;
  const size = formatsOf(i18n.language).bytes(video.originalSize);
  return (
    <div className={videoClass}>
      {shown}
      <button
        type="button"
        className={originalClass}
        aria-label={t('file.download', { name: video.name, size })}
        onClick={onDownload}
      >
        {t('video.original', { size })}
      </button>
    </div>
  );
}

/** Its first picture, its length, and whether it can be played yet; the player once it has an address. */
function Shown({ video, onPlay, onFailed, onPosterFailed }: Omit<VideoPosterProps, 'onDownload'>) {
  const { t, i18n } = useTranslation('chat');
  const length = formatsOf(i18n.language).clock(video.seconds);
  const picture = video.poster !== '' && (
    <img src={video.poster} alt="" loading="lazy" decoding="async" onError={onPosterFailed} />
  );
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
  if (video.url !== undefined) {
    return (
      <div className={imageClass} style={pictureSize(video)}>
        <Video
          src={video.url}
          poster={video.poster || undefined}
          aria-label={video.name}
          controls
          autoPlay
          playsInline
          onError={onFailed}
        />
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
