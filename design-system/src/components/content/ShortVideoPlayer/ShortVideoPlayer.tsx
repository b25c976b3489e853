import { type KeyboardEvent, type ReactNode, useRef, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  FilmIcon,
  FlagIcon,
  IconButton,
  PlayIcon,
  Slider,
  Spinner,
  TriangleAlertIcon,
  Volume2Icon,
  VolumeXIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ByLine } from '../ByLine/ByLine.tsx';
import type { ContentAuthor, ReactionCounts } from '../content.ts';
import { FollowButton, type FollowState } from '../FollowButton/FollowButton.tsx';
import { Reactions } from '../Reactions/Reactions.tsx';
import {
  PlayerAuthor,
  PlayerCurtain,
  PlayerFrame,
  PlayerPress,
  PlayerRoot,
  PlayerSide,
  PlayerTime,
  PlayerTop,
  PlayerWords,
} from './ShortVideoPlayer.styles.ts';

export type ShortVideoState =
  | { kind: 'playing' }
  | { kind: 'paused' }
  /** Waiting for the next bytes. */
  | { kind: 'loading' }
  /** Being converted; only its author can see it so far (D32). */
  | { kind: 'processing' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string };

export interface ShortVideoPlayerProps {
  title: string;
  author: ContentAuthor;
  /** Not given for my own video: there is nobody to follow. */
  follow?: { state: FollowState; onFollow: (isFollowed: boolean) => void };
  state: ShortVideoState;
  /** ms. */
  position: number;
  /** ms; 0 while it is not known. */
  duration: number;
  isMuted: boolean;
  counts: ReactionCounts;
  /** Nothing comes before it, or after it. */
  isFirst?: boolean;
  isLast?: boolean;
  onPlay: (isPlaying: boolean) => void;
  /** To a place in it, ms. */
  onSeek: (position: number) => void;
  onMute: (isMuted: boolean) => void;
  onNext: () => void;
  onPrevious: () => void;
  onLike: (isLiked: boolean) => void;
  onFavourite: (isFavourite: boolean) => void;
  /** Opens the comments at its side. */
  onComment: () => void;
  onReport: () => void;
  onRetry: () => void;
  /** The video element, or its picture. */
  children: ReactNode;
}

/** One turn of the wheel scrolls many times; after so many ms the next turn counts. */
const wheelRest = 400;

/**
 * The frame and controls of a short video (S04). Up and down, or the wheel, lead to the next one; K plays, M mutes,
 * L likes. The video itself is given by the page.
 */
export function ShortVideoPlayer(props: ShortVideoPlayerProps) {
  const { title, state, isMuted, counts, isFirst = false, isLast = false, children } = props;
  const { onPlay, onMute, onNext, onPrevious, onLike, onFavourite, onComment, onReport, onRetry } = props;
  const { t } = useTranslation('content');
  const turnedAt = useRef(0);
  const isPlaying = state.kind === 'playing' || state.kind === 'loading';

  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => !isLast && onNext(),
    ArrowUp: () => !isFirst && onPrevious(),
    k: () => onPlay(!isPlaying),
    m: () => onMute(!isMuted),
    l: () => onLike(!counts.isLiked),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    const isInSlider = event.target instanceof HTMLInputElement;
    if (!action || isInSlider || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const handleWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaY) < 20 || event.timeStamp - turnedAt.current < wheelRest) return;
    turnedAt.current = event.timeStamp;
    actions[event.deltaY > 0 ? 'ArrowDown' : 'ArrowUp']?.();
  };

  return (
    <PlayerRoot aria-label={title} data-surface="stage" onKeyDown={handleKeyDown} onWheel={handleWheel}>
      <PlayerFrame>
        <div data-part="picture">{children}</div>
        {(isPlaying || state.kind === 'paused') && (
          <PlayerPress
            type="button"
            aria-label={isPlaying ? t('video.pause') : t('video.play')}
            onClick={() => onPlay(!isPlaying)}
          >
            {state.kind === 'paused' && (
              <span>
                <PlayIcon aria-hidden="true" />
              </span>
            )}
          </PlayerPress>
        )}
        {state.kind === 'loading' && (
          <PlayerCurtain data-thin>
            <Spinner size="large" label={t('loading')} />
          </PlayerCurtain>
        )}
        {state.kind === 'processing' && (
          <PlayerCurtain as="output">
            <FilmIcon aria-hidden="true" />
            <p>{t('video.processing')}</p>
          </PlayerCurtain>
        )}
        {state.kind === 'failed' && (
          <PlayerCurtain role="alert">
            <TriangleAlertIcon aria-hidden="true" />
            <p>{state.reason}</p>
            <Button onClick={onRetry}>{t('retry')}</Button>
          </PlayerCurtain>
        )}
        <PlayerTop>
          <IconButton
            shape="round"
            label={isMuted ? t('video.unmute') : t('video.mute')}
            icon={isMuted ? <VolumeXIcon aria-hidden="true" /> : <Volume2Icon aria-hidden="true" />}
            tooltipSide="bottom"
            onClick={() => onMute(!isMuted)}
          />
          <IconButton
            shape="round"
            label={t('report')}
            icon={<FlagIcon aria-hidden="true" />}
            tooltipSide="bottom"
            onClick={onReport}
          />
        </PlayerTop>
        <PlayerCaption {...props} />
      </PlayerFrame>
      <PlayerSide>
        <Reactions
          direction="column"
          counts={counts}
          onLike={onLike}
          onComment={onComment}
          onFavourite={onFavourite}
        />
        <IconButton
          shape="round"
          label={t('video.previous')}
          icon={<ChevronUpIcon aria-hidden="true" />}
          disabledReason={isFirst ? t('video.isFirst') : undefined}
          onClick={onPrevious}
        />
        <IconButton
          shape="round"
          label={t('video.next')}
          icon={<ChevronDownIcon aria-hidden="true" />}
          disabledReason={isLast ? t('video.isLast') : undefined}
          onClick={onNext}
        />
      </PlayerSide>
    </PlayerRoot>
  );
}

function PlayerCaption({ title, author, follow, position, duration, onSeek }: ShortVideoPlayerProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const places = `${formats.clock(position / 1_000)} / ${formats.clock(duration / 1_000)}`;
  return (
    <PlayerWords>
      <PlayerAuthor>
        <ByLine author={author} />
        {follow && <FollowButton state={follow.state} name={author.nickname} onFollow={follow.onFollow} />}
      </PlayerAuthor>
      <h2 data-clamp>{title}</h2>
      {duration > 0 && (
        <PlayerTime>
          <Slider
            label={t('video.position')}
            hidesLabel
            value={Math.floor(position / 1_000)}
            max={Math.floor(duration / 1_000)}
            valueText={places}
            onChange={(seconds) => onSeek(seconds * 1_000)}
          />
          <span>{places}</span>
        </PlayerTime>
      )}
    </PlayerWords>
  );
}
