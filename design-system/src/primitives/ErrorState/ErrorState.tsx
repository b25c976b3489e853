import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  StateAction,
  StateDetail,
  StateIcon,
  StateRoot,
  StateTitle,
  StateWords,
} from '../EmptyState/EmptyState.styles.ts';
import { TriangleAlertIcon } from '../icons.ts';

export interface ErrorStateProps {
  /** What could not be shown: "The class could not be loaded". */
  title: ReactNode;
  /** Why, and what may help. */
  children?: ReactNode;
  /** What support needs to find it: a request id. */
  detail?: string;
  /** Tries again; `busyLabel` while it does. */
  retry?: { label: string; busyLabel?: string; onRetry: () => void };
}

/** Replaces a part of a page that could not be shown. */
export function ErrorState({ title, children, detail, retry }: ErrorStateProps) {
  return (
    <StateRoot role="alert">
      <StateIcon data-tone="danger">
        <TriangleAlertIcon aria-hidden="true" />
      </StateIcon>
      <StateTitle>{title}</StateTitle>
      {children && <StateWords>{children}</StateWords>}
      {retry && (
        <StateAction>
          <Button busyLabel={retry.busyLabel} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        </StateAction>
      )}
      {detail && <StateDetail>{detail}</StateDetail>}
    </StateRoot>
  );
}
