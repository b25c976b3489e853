import type { ReactNode } from 'react';
import { PageStack } from '../../layout.styles.ts';
import { ReadingAside, ReadingColumn, ReadingColumns, ReadingProgress } from './ArticleScreen.styles.ts';

export interface ArticleScreenProps {
  /** How far one has read: a ProgressBar. */
  progress?: ReactNode;
  /** An ArticleBody. */
  article: ReactNode;
  /** Its comments; none while it cannot be read. */
  comments?: ReactNode;
  /** ArticleContents. */
  contents?: ReactNode;
  /** Dialogs over the page. */
  over?: ReactNode;
}

/** One article in the 690 px column, what stands where in it beside it, and its comments below (S15). */
export function ArticleScreen({ progress, article, comments, contents, over }: ArticleScreenProps) {
  return (
    <PageStack>
      <ReadingProgress>{progress}</ReadingProgress>
      <ReadingColumns>
        <ReadingColumn>
          {article}
          {comments}
        </ReadingColumn>
        <ReadingAside>{contents}</ReadingAside>
      </ReadingColumns>
      {over}
    </PageStack>
  );
}
