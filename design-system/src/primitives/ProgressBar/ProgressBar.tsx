import { ProgressRoot } from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** What is in progress: "Uploading dividends.mp4". */
  label: string;
  /** Progress from 0 to `max`; left out when it is unknown. */
  value?: number;
  max?: number;
  /** Read out instead of a percentage: "12 of 66 beans". */
  valueText?: string;
  /** `gold` for what is collected in beans. */
  tone?: 'brand' | 'gold';
}

/** Progress as a bar. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'brand' }: ProgressBarProps) {
  return (
    <ProgressRoot aria-label={label} aria-valuetext={valueText} value={value} max={max} data-tone={tone} />
  );
}
