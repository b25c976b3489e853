import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { MainAndSide, PageStack } from '../../layout.styles.ts';
import { CircleSide } from './CircleScreen.styles.ts';

export interface CircleScreenProps {
  title: string;
  lead?: string;
  /** Ways on: to write, to all topics. */
  actions?: ReactNode;
  /** Tabs around a PostFeed, or the PostFeed alone. */
  feed: ReactNode;
  /** TopicCards; below the posts where both do not fit. */
  side?: ReactNode;
  /** A PostPanel and dialogs over the page. */
  over?: ReactNode;
}

/** The topic circle, or one topic of it: posts, and the topics beside them (S06). */
export function CircleScreen({ title, lead, actions, feed, side, over }: CircleScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} {...(lead !== undefined && { lead })} actions={actions} />
      <MainAndSide>
        {feed}
        {side && <CircleSide>{side}</CircleSide>}
      </MainAndSide>
      {over}
    </PageStack>
  );
}
