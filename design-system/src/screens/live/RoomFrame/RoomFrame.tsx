import type { ReactNode } from 'react';
import { roomFrame } from '../../../components/live/index.ts';
import {
  FrameBelow,
  FrameHead,
  FrameNotice,
  FrameOver,
  FramePicture,
  FrameRoot,
  FrameShelf,
  FrameSide,
  FrameView,
} from './RoomFrame.styles.ts';

export interface RoomFrameProps {
  /** A LiveHead. */
  head?: ReactNode;
  /** A LiveNotice. */
  notice?: ReactNode;
  /** A LiveStage. */
  stage: ReactNode;
  /** Stands at the lower right of the picture: a PresentedProduct. */
  shelf?: ReactNode;
  /** Lies over the picture: a PacketRain. */
  over?: ReactNode;
  /** Docked under the picture, wholly in sight with it. */
  dock?: ReactNode;
  /** Under the first view: the page scrolls to it. */
  below?: ReactNode;
  /** A RoomSide; without it the picture stands alone. */
  side?: ReactNode;
}

/** The dark stage that a room and its console share. */
export function RoomFrame({ head, notice, stage, shelf, over, dock, below, side }: RoomFrameProps) {
  return (
    <FrameRoot {...roomFrame} data-surface="stage" data-alone={!side || undefined}>
      <FrameView>
        {head && <FrameHead>{head}</FrameHead>}
        {notice && <FrameNotice>{notice}</FrameNotice>}
        <FramePicture>
          <div>{stage}</div>
          {shelf && <FrameShelf>{shelf}</FrameShelf>}
          {over && <FrameOver>{over}</FrameOver>}
        </FramePicture>
        {dock}
      </FrameView>
      {side && <FrameSide>{side}</FrameSide>}
      {below && <FrameBelow>{below}</FrameBelow>}
    </FrameRoot>
  );
}
