import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface HomeworkScreenProps {
  title: string;
  lead: string;
  /** Tabs of what is to do and what is done, with a HomeworkList. */
  list: ReactNode;
}

/** What all classes of a member ask of them (S03). */
export function HomeworkScreen({ title, lead, list }: HomeworkScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} />
      {list}
    </PageStack>
  );
}
