import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Spinner, VideoOffIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ReplayMarker } from './replay-marker.ts';
import { type ReplayThumbnails, thumbnailAt } from './replay-thumbnails.ts';
import {
  LineMark,
  Preview,
  PreviewPicture,
  Slider,
  TimelineRoot,
  TimelineTimes,
  TimelineTrack,
} from './ReplayTimeline.styles.ts';

export type ReplayTimelineState =
  /** `position`, `loaded` (what has been fetched) and `duration` in ms. */
  | { kind: 'ready'; position: number; loaded: number; duration: number }
  | { kind: 'processing' }
  /** Gone since `at` (UTC ms). */
  | { kind: 'expired'; at: number }
  | { kind: 'failed' };

export interface ReplayTimelineProps {
  state: ReplayTimelineState;
  /** In the order of time. */
  markers: readonly ReplayMarker[];
  /** Goes to a place, ms from the beginning; chat and flying comments follow it. */
  onSeek: (at: number) => void;
  /** Shows the picture of the place that is pointed at. */
  thumbnails?: ReplayThumbnails | undefined;
}

/** Arrows go 5 s, Page Up and Page Down a minute, as members know it from players. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 5_000,
  ArrowUp: 5_000,
  ArrowLeft: -5_000,
  ArrowDown: -5_000,
  PageUp: 60_000,
  PageDown: -60_000,
};

/** Where a replay stands, with what happened when (D28). Home and End go to its ends. */
export function ReplayTimeline({ state, markers, onSeek, thumbnails }: ReplayTimelineProps) {
  switch (state.kind) {
    case 'ready':
      return <Line {...state} markers={markers} onSeek={onSeek} thumbnails={thumbnails} />;
    case 'processing':
    case 'expired':
    case 'failed':
      return <NoReplay state={state} />;
  }
}

function NoReplay({ state }: { state: Exclude<ReplayTimelineState, { kind: 'ready' }> }): ReactNode {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  switch (state.kind) {
    case 'processing':
      return (
        <EmptyState icon={<Spinner label={t('replay.processing')} />} title={t('replay.processing')}>
          {t('replay.processingHint')}
        </EmptyState>
      );
    case 'expired':
      return (
        <EmptyState
          icon={<VideoOffIcon aria-hidden="true" />}
          title={t('replay.expired', { date: formats.date(state.at) })}
        >
          {t('replay.expiredHint')}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState icon={<VideoOffIcon aria-hidden="true" />} title={t('replay.failed')}>
          {t('replay.failedHint')}
        </EmptyState>
      );
  }
}

interface ReplayLineProps extends Omit<ReplayTimelineProps, 'state'> {
  position: number;
  loaded: number;
  duration: number;
}

function Line({ position, loaded, duration, markers, onSeek, thumbnails }: ReplayLineProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  /** The place that is pointed at, ms. */
  const [pointed, setPointed] = useState<number | null>(null);
  const clock = (ms: number) => formats.clock(ms / 1_000);
  const share = (ms: number) => (duration > 0 ? Math.min(1, ms / duration) : 0);
  const current = markers.findLast(({ at }) => at <= position);
  const [at, total] = [clock(position), clock(duration)];
  const place = current
    ? t('replay.valueIn', { at, total, marker: current.title })
    : t('replay.value', { at, total });

  const stepByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, position + step)));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    // As far from the ends as the thumb.
    setPointed(Math.min(1, Math.max(0, (clientX - left - 8) / (width - 16))) * duration);
  };

  return (
    <TimelineRoot>
      <TimelineTrack
        style={{ '--played': share(position), '--loaded': share(loaded) }}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        {markers.map((marker) => (
          <LineMark key={marker.id} style={{ '--at': share(marker.at) }} data-kind={marker.kind} />
        ))}
        <Slider
          type="range"
          min={0}
          max={duration}
          step={1_000}
          value={position}
          aria-label={t('replay.position')}
          aria-valuetext={place}
          onKeyDown={stepByKey}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
        {pointed !== null && (
          <PlacePreview at={pointed} share={share(pointed)} words={clock(pointed)} thumbnails={thumbnails} />
        )}
      </TimelineTrack>
      <TimelineTimes aria-hidden="true">
        <span>{at}</span>
        {current && <span data-title>{current.title}</span>}
        <span>{total}</span>
      </TimelineTimes>
    </TimelineRoot>
  );
}

interface PlacePreviewProps extends Pick<ReplayTimelineProps, 'thumbnails'> {
  /** ms. */
  at: number;
  /** 0 to 1. */
  share: number;
  words: string;
}

function PlacePreview({ at, share, words, thumbnails }: PlacePreviewProps) {
  if (!thumbnails)
    return (
      <Preview aria-hidden="true" style={{ '--at': share, '--width': '72px' }}>
        {words}
      </Preview>
    );
  const { width, height, src } = thumbnails;
  const { x, y } = thumbnailAt(thumbnails, at);
  return (
    <Preview aria-hidden="true" style={{ '--at': share, '--width': `${width}px` }}>
      <PreviewPicture
        style={{
          '--height': `${height}px`,
          '--src': `url(${JSON.stringify(src)})`,
          '--x': `${-x}px`,
          '--y': `${-y}px`,
        }}
      />
      {words}
    </Preview>
  );
}
