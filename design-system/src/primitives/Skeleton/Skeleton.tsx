import { skeletonClass } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** `text` takes the height of a line, `block` and `circle` what they are given. */
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS length; the whole width when not given. */
  width?: string;
  /** Any CSS length. */
  height?: string;
}

/**
 * Holds the place of what is on its way, so that nothing jumps. Silent: the list around it says
 * `aria-busy` and carries the words.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={skeletonClass}
      data-shape={shape}
      aria-hidden="true"
      style={{ '--width': width, '--height': height }}
    />
  );
}
