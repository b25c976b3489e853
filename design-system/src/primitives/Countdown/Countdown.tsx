import type { ReactNode } from 'react';
import { CountdownRoot } from './Countdown.styles.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownProps {
  /** The moment it counts down to, UTC ms. */
  endsAt: number;
  /** The clock, UTC ms; the server's, when it differs from the member's. Read once a second. */
  now: () => number;
  /** Days before the hours, from one day on: "2 days". */
  dayWords: (days: number) => ReactNode;
  /** What it counts, where no words stand beside it. */
  label?: string;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  /** In a line of text, or as the main thing of its place. */
  size?: 'text' | 'large';
  /** Turns red when this much or less is left, ms. */
  urgentWithin?: number;
}

const second = 1_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Hours, minutes and seconds until a moment, with days before them from one day on. */
export function Countdown({
  endsAt,
  now,
  dayWords,
  label,
  onEnd,
  size = 'text',
  urgentWithin,
}: CountdownProps) {
  const seconds = useSecondsLeft(endsAt, now, onEnd);

  const days = Math.floor(seconds / day);
  const parts = [Math.floor((seconds % day) / hour), Math.floor((seconds % hour) / minute), seconds % minute];
  const shown = seconds < hour ? parts.slice(1) : parts;
  return (
    <CountdownRoot
      role="timer"
      aria-label={label}
      data-size={size}
      data-urgent={(urgentWithin !== undefined && seconds * second <= urgentWithin) || undefined}
    >
      {/* The space is not drawn between flex items: it is for who hears or copies the text. */}
      {days > 0 && (
        <>
          <span>{dayWords(days)}</span>{' '}
        </>
      )}
      <span>{shown.map((part) => String(part).padStart(2, '0')).join(':')}</span>
    </CountdownRoot>
  );
}
