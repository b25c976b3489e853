import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface ShortVideosScreenProps {
  title: string;
  lead: string;
  /** The way to publish one. */
  actions?: ReactNode;
  /** Tabs around a ShortVideoList, or a ShortVideoForm. */
  videos: ReactNode;
  /** What stands over the page. */
  over?: ReactNode;
}

/** Short videos to choose from (S04). */
export function ShortVideosScreen({ title, lead, actions, videos, over }: ShortVideosScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={actions} />
      {videos}
      {over}
    </PageStack>
  );
}
