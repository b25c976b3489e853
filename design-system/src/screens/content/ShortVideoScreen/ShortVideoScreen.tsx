import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { WatchColumns, WatchKeys, WatchPart, WatchSide, WatchStage } from './ShortVideoScreen.styles.ts';

export interface ShortVideoScreenProps {
  /** What the page is called; the title that is seen is that of the video. */
  title: string;
  /** The way back to all of them. */
  back: ReactNode;
  /** Where the review of my own stands. */
  note?: ReactNode;
  /** A ShortVideoPlayer. */
  player: ReactNode;
  /** What its author says, under its heading. */
  about?: { heading: string; text: string };
  /** ShortVideoChapters, under their heading. */
  chapters?: { heading: string; list: ReactNode };
  /** What the keys do. */
  keys: string;
  /** The drawer of comments and dialogs. */
  over?: ReactNode;
}

/** One short video to be watched, with its chapters beside it (S04). */
export function ShortVideoScreen({
  title,
  back,
  note,
  player,
  about,
  chapters,
  keys,
  over,
}: ShortVideoScreenProps) {
  return (
    <PageStack>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <WatchColumns>
        <WatchStage>{player}</WatchStage>
        <WatchSide>
          <div>{back}</div>
          {note}
          {about && (
            <WatchPart>
              <h2>{about.heading}</h2>
              <p>{about.text}</p>
            </WatchPart>
          )}
          {chapters && (
            <WatchPart>
              <h2>{chapters.heading}</h2>
              {chapters.list}
            </WatchPart>
          )}
          <WatchKeys>{keys}</WatchKeys>
        </WatchSide>
      </WatchColumns>
      {over}
    </PageStack>
  );
}
