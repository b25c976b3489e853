import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface PublishScreenProps {
  title: string;
  /** The way back to the circle. */
  actions?: ReactNode;
  /** A PostComposer. */
  composer: ReactNode;
}

/** Where a post of the circle is written (S06). */
export function PublishScreen({ title, actions, composer }: PublishScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} actions={actions} />
      {composer}
    </PageStack>
  );
}
