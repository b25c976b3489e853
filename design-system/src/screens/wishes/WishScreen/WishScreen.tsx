import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { MainAndSide, PageStack } from '../../layout.styles.ts';

export interface WishScreenProps {
  /** The wish's own title, or the pool's while that is not known. */
  title: string;
  /** Follow or mute, and the way back to the pool. */
  actions: ReactNode;
  /** Why there is nothing to show: an ErrorState or EmptyState; then nothing else is drawn. */
  refused?: ReactNode;
  /** WishArticle. */
  wish: ReactNode;
  /** OfficialAnswer. */
  answer: ReactNode;
  /** WishTimeline in its section. */
  history: ReactNode;
  /** WishComments. */
  comments: ReactNode;
  /** WishHandling, for product heads. */
  handling?: ReactNode;
  /** SpeedUpPacks, while it is open for votes. */
  packs?: ReactNode;
  /** WishVoters. */
  voters: ReactNode;
}

/** /hljw/wishDetails: one wish, what became of it, who wants it, and what is said of it (S10). */
export function WishScreen({
  title,
  actions,
  refused,
  wish,
  answer,
  history,
  comments,
  handling,
  packs,
  voters,
}: WishScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} actions={actions} />
      {refused ?? (
        <MainAndSide>
          <PageStack>
            {wish}
            {answer}
            {comments}
          </PageStack>
          <PageStack>
            {handling}
            {packs}
            {history}
            {voters}
          </PageStack>
        </MainAndSide>
      )}
    </PageStack>
  );
}
