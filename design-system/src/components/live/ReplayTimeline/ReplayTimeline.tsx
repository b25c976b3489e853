import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BookmarkIcon,
  ChartColumnIcon,
  EmptyState,
  GiftIcon,
  ShoppingBagIcon,
  SparklesIcon,
  Spinner,
  VideoOffIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  LineMark,
  MarkerButton,
  MarkerList,
  Slider,
  TimelineRoot,
  TimelineTimes,
  TimelineTrack,
} from './ReplayTimeline.styles.ts';

/** A moment of the live session that is worth going to. */
export interface ReplayMarker {
  id: string;
  /** ms from the beginning. */
  at: number;
  kind: 'chapter' | 'gift' | 'packet' | 'product' | 'vote';
  title: string;
}

export type ReplayState =
  /** `position`, `loaded` (what has been fetched) and `duration` in ms. */
  | { kind: 'ready'; position: number; loaded: number; duration: number }
  | { kind: 'processing' }
  /** Gone since `at` (UTC ms). */
  | { kind: 'expired'; at: number }
  | { kind: 'failed' };

export interface ReplayTimelineProps {
  state: ReplayState;
  /** In the order of time. */
  markers: readonly ReplayMarker[];
  /** Goes to a place, ms from the beginning; chat and flying comments follow it. */
  onSeek: (at: number) => void;
}

const kinds = {
  chapter: { words: 'replay.chapter', Icon: BookmarkIcon },
  gift: { words: 'replay.gift', Icon: GiftIcon },
  packet: { words: 'replay.packet', Icon: SparklesIcon },
  product: { words: 'replay.product', Icon: ShoppingBagIcon },
  vote: { words: 'replay.vote', Icon: ChartColumnIcon },
} as const;

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
export function ReplayTimeline({ state, markers, onSeek }: ReplayTimelineProps) {
  switch (state.kind) {
    case 'ready':
      return <Line {...state} markers={markers} onSeek={onSeek} />;
    case 'processing':
    case 'expired':
    case 'failed':
      return <NoReplay state={state} />;
  }
}

function NoReplay({ state }: { state: Exclude<ReplayState, { kind: 'ready' }> }): ReactNode {
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

interface LineProps extends Omit<Extract<ReplayState, { kind: 'ready' }>, 'kind'> {
  markers: readonly ReplayMarker[];
  onSeek: (at: number) => void;
}

function Line({ position, loaded, duration, markers, onSeek }: LineProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const clock = (ms: number) => formats.clock(ms / 1_000);
  const listId = useId();
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

  return (
    <TimelineRoot>
      <TimelineTrack style={{ '--played': position / duration, '--loaded': loaded / duration }}>
        {markers.map((marker) => (
          <LineMark key={marker.id} style={{ '--at': marker.at / duration }} data-kind={marker.kind} />
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
      </TimelineTrack>
      <TimelineTimes aria-hidden="true">
        <span>{at}</span>
        {current && <span data-title>{current.title}</span>}
        <span>{total}</span>
      </TimelineTimes>
      {markers.length > 0 && (
        <nav aria-labelledby={listId}>
          <h2 id={listId}>{t('replay.markers')}</h2>
          <MarkerList>
            {markers.map((marker) => {
              const { words, Icon } = kinds[marker.kind];
              return (
                <li key={marker.id}>
                  <MarkerButton
                    type="button"
                    aria-current={marker === current ? 'time' : undefined}
                    onClick={() => onSeek(marker.at)}
                  >
                    <Icon aria-hidden="true" />
                    <VisuallyHidden>{t(words)}: </VisuallyHidden>
                    <span data-title>{marker.title}</span>
                    <time>{clock(marker.at)}</time>
                  </MarkerButton>
                </li>
              );
            })}
          </MarkerList>
        </nav>
      )}
    </TimelineRoot>
  );
}
