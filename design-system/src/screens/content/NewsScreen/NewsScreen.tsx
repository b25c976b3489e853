import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface NewsScreenProps {
  title: string;
  lead: string;
  /** Where staff write: a Button. */
  actions?: ReactNode;
  /** A NewsList. */
  list: ReactNode;
  /** What stands over the page. */
  over?: ReactNode;
}

/** The news around the clock (S05). */
export function NewsScreen({ title, lead, actions, list, over }: NewsScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={actions} />
      {list}
      {over}
    </PageStack>
  );
}
