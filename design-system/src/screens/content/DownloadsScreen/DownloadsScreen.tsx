import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface DownloadsScreenProps {
  title: string;
  lead: string;
  /** A ButtonLink to the other entry. */
  other: ReactNode;
  /** A DownloadList. */
  list: ReactNode;
}

/** Builds of the product to download (S14). */
export function DownloadsScreen({ title, lead, other, list }: DownloadsScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={other} />
      {list}
    </PageStack>
  );
}
