import { type ReactNode, useId } from 'react';
import { SectionRoot } from './Section.styles.ts';

export interface SectionProps {
  /** The `h2` that names the section, to screen readers too. */
  title: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </SectionRoot>
  );
}
