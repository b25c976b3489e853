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
}

/** A view without content, with the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <StateRoot>
      <StateIcon>{icon ?? <InboxIcon aria-hidden="true" />}</StateIcon>
      <StateTitle>{title}</StateTitle>
      {children && <StateWords>{children}</StateWords>}
      {action && <StateAction>{action}</StateAction>}
    </StateRoot>
  );
}
