import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface DeskScreenProps {
  title: string;
  lead: string;
  /** Ways to other desks. */
  actions?: ReactNode;
  /** The live sessions that an inspector looks after. */
  onAir?: ReactNode;
  /** For whom there is nothing to look after. */
  nothing?: ReactNode;
}

/** /staff/desk: what a role looks after (S42). */
export function DeskScreen({ title, lead, actions, onAir, nothing }: DeskScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={actions} />
      {onAir}
      {nothing}
    </PageStack>
  );
}
