import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRing } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is being waited for, read out: "Loading messages". */
  label: string;
  /** 16, 24 or 40 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Loading indicator for content of unknown shape. Where the shape is known, use a Skeleton. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <output>
      <SpinnerRing data-size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
