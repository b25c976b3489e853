import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badgeClass } from './Badge.styles.ts';

export interface BadgeProps {
  /** How many. Nothing is drawn for 0. */
  count: number;
  /** Above it "99+" is shown. */
  limit?: number;
  /** Read out instead of the bare number: "12 unread". */
  label: string;
  /** `quiet` for a class that is muted. */
  tone?: 'loud' | 'quiet';
  /** A dot without the number. */
  isDot?: boolean;
}

/** The number of unread items. */
export function Badge({ count, limit = 99, label, tone = 'loud', isDot = false }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={badgeClass} data-tone={tone} data-dot={isDot || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {!isDot && <span aria-hidden="true">{count > limit ? `${limit}+` : count}</span>}
    </span>
  );
}
