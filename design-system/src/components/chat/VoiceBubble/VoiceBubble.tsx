import { useTranslation } from 'react-i18next';
import { PauseIcon, PlayIcon, Spinner, VisuallyHidden } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import {
  unplayedClass,
  voiceClass,
  voiceFailedClass,
  voiceLineClass,
  waveClass,
} from './VoiceBubble.styles.ts';

/** How a voice message stands for the reader (D79: a dot until it was played). */
export type VoiceState =
  | { kind: 'unplayed' }
  | { kind: 'loading' }
  /** `at` seconds are heard. */
  | { kind: 'playing'; at: number }
  | { kind: 'played' }
  /** M15. */
  | { kind: 'failed' };

export interface VoiceBubbleProps {
  /** How long it is, 1 to 60 seconds (D79). */
  seconds: number;
  state: VoiceState;
  /** Its loudness from beginning to end, 0 to 100 each; without it the bars only say that there is sound. */
  waveform?: readonly number[];
  /** Plays it, or stops it while it plays. */
  onPress?: () => void;
  /** Mine: the other side and tint. A row says it for all that stands in it. */
  isOwn?: boolean;
}

/** Shortest and longest bubble, px; between them it grows with the seconds. */
const shortest = 112;
const longest = 264;
const heights = [6, 10, 16, 12, 8, 14, 18, 10, 6, 12, 16, 8];
/** Lowest and highest bar, px. */
const lowest = 3;
const highest = 20;

/** How high a bar is, px. @param at from 0, of so many `bars` */
function heightAt(at: number, bars: number, waveform: readonly number[] | undefined): number {
  const loud = waveform?.[Math.floor((at * waveform.length) / bars)];
  if (loud === undefined) return heights[at % heights.length] ?? lowest;
  return Math.round(lowest + ((highest - lowest) * loud) / 100);
}

/** A spoken message: its length is its width. Unplayed it has a dot; failed it can be tried again. */
export function VoiceBubble({ seconds, state, waveform, onPress, isOwn }: VoiceBubbleProps) {
  const { t, i18n } = useTranslation('chat');
  const formats = formatsOf(i18n.language);
  const isPlaying = state.kind === 'playing';
  const width = Math.round(shortest + ((longest - shortest) * Math.min(60, seconds)) / 60);
  const bars = Math.round((width - 88) / 4);
  const past = state.kind === 'playing' ? Math.round((state.at / seconds) * bars) : 0;

  return (
    <span className={voiceLineClass}>
      <button
        type="button"
        className={voiceClass}
        data-voice={state.kind}
        data-own={isOwn || undefined}
        style={{ '--w': `${width}px` }}
        aria-label={isPlaying ? t('voice.stop') : t('voice.play', { length: formats.seconds(seconds) })}
        onClick={onPress}
      >
        {isPlaying ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        <span className={waveClass} aria-hidden="true">
          {Array.from({ length: bars }, (_, at) => (
            <i
              key={at}
              data-past={at < past || undefined}
              style={{ '--h': `${heightAt(at, bars, waveform)}px` }}
            />
          ))}
        </span>
        <span>{formats.clock(isPlaying ? state.at : seconds)}</span>
      </button>
      {state.kind === 'loading' && <Spinner size="small" label={t('voice.loading')} />}
      {state.kind === 'unplayed' && (
        <span className={unplayedClass}>
          <VisuallyHidden>{t('voice.unplayed')}</VisuallyHidden>
        </span>
      )}
      {state.kind === 'failed' && <output className={voiceFailedClass}>{t('voice.failed')}</output>}
    </span>
  );
}
