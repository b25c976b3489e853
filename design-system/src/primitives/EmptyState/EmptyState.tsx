import type { ReactNode } from 'react';
import { InboxIcon } from '../icons.ts';
import { StateAction, StateIcon, StateRoot, StateTitle, StateWords } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** One icon; an inbox when nothing fits better. */
  icon?: ReactNode;
  /** What is not there: "No wishes yet". */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** The Button or ButtonLink that does it. */
  action?: ReactNode;
  /** `row`: one of several parts of a page, side by side rather than in the middle of nothing. */
  size?: 'view' | 'row';
}

/** A view without content, with the next step. */
export function EmptyState({ icon, title, children, action, size = 'view' }: EmptyStateProps) {
  return (
    <StateRoot data-size={size}>
      <StateIcon>{icon ?? <InboxIcon aria-hidden="true" />}</StateIcon>
      <StateTitle>{title}</StateTitle>
      {children && <StateWords>{children}</StateWords>}
      {action && <StateAction>{action}</StateAction>}
    </StateRoot>
  );
}
