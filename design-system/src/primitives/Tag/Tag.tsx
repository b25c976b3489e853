import type { ReactNode } from 'react';
import { XIcon } from '../icons.ts';
import { tagClass } from './Tag.styles.ts';

export interface TagProps {
  /** `brand` for a role, `gold` for membership, `live` for on air, the others for how something stands. */
  tone?: 'neutral' | 'brand' | 'gold' | 'live' | 'info' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  /** Lets the member take it off; the label names it: "Remove the tag dividends". */
  remove?: { label: string; onRemove: () => void };
  children: ReactNode;
}

/** One or two words about the kind or state of something. */
export function Tag({ tone = 'neutral', icon, remove, children }: TagProps) {
  return (
    <span className={tagClass} data-tone={tone}>
      {icon}
      <span>{children}</span>
      {remove && (
        <button type="button" aria-label={remove.label} onClick={remove.onRemove}>
          <XIcon aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
