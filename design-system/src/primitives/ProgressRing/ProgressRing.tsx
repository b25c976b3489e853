import type { ReactNode } from 'react';
import { RingMiddle, RingRoot, RingValue } from './ProgressRing.styles.ts';

export interface ProgressRingProps {
  /** What is in progress: "Lesson 3". */
  label: string;
  /** Progress from 0 to `max`. */
  value: number;
  max?: number;
  /** Read out instead of a percentage: "12 of 20 points". */
  valueText?: string;
  /** `gold` for what is collected in beans; the last two for how it turned out. */
  tone?: 'brand' | 'gold' | 'success' | 'danger';
  /** 28, 64 or 128 px across. */
  size?: 'small' | 'medium' | 'large';
  /** Stands in the middle; nothing fits into a small one. */
  children?: ReactNode;
}

/** Progress as a ring, where a bar does not fit or the number matters most. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  size = 'medium',
  children,
}: ProgressRingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <RingRoot
      data-tone={tone}
      data-size={size}
      data-empty={share === 0 || undefined}
      style={{ '--share': share * 100 }}
    >
      <RingValue aria-label={label} aria-valuetext={valueText} value={value} max={max} />
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17.5" />
        <circle data-part="mark" cx="20" cy="20" r="17.5" pathLength="100" />
      </svg>
      {children !== undefined && <RingMiddle aria-hidden="true">{children}</RingMiddle>}
    </RingRoot>
  );
}
