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
 * Placeholder for loading content, so that the layout does not shift. Hidden from screen readers: the list around it
 * has `aria-busy` and the text.
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
