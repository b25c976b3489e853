import { type ReactNode, useId } from 'react';
import { SectionRoot } from './PageSection.styles.ts';

export interface PageSectionProps {
  title: ReactNode;
  /** Its content is under way. */
  isBusy?: boolean;
  children: ReactNode;
}

/** One part of a page, under its heading. */
export function PageSection({ title, isBusy = false, children }: PageSectionProps) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id}>{title}</h2>
      {children}
    </SectionRoot>
  );
}
