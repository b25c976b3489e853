import { ProgressRoot } from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** What goes forward: "Uploading dividends.mp4". */
  label: string;
  /** How far, from 0 to `max`. Not given: it is under way, nobody knows how far. */
  value?: number;
  max?: number;
  /** Read out instead of a percentage: "12 of 66 beans". */
  valueText?: string;
  /** `gold` for what is collected in beans. */
  tone?: 'brand' | 'gold';
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'brand' }: ProgressBarProps) {
  return (
    <ProgressRoot aria-label={label} aria-valuetext={valueText} value={value} max={max} data-tone={tone} />
  );
}
