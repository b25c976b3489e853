import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameCard, FrameCards } from '../RoomFrame/RoomFrame.styles.ts';
import { RoomFrame } from '../RoomFrame/RoomFrame.tsx';

export interface LiveRoomScreenProps {
  /** `refused`: there is nothing to talk about and nobody to give to; the stage says why, alone. */
  state: 'open' | 'refused';
  /** A LiveHead. */
  head?: ReactNode;
  /** A LiveNotice. */
  notice?: ReactNode;
  /** A LiveStage. */
  stage: ReactNode;
  /** Stands at the lower right of the picture: a PresentedProduct. */
  product?: ReactNode;
  /** Lies over the picture: a PacketRain. */
  rain?: ReactNode;
  /** Docked under the picture: a GiftPanel laid out as a bar. */
  giving?: ReactNode;
  /** A LiveSummary and a WhatNext, when it is over: in the place of `giving`. */
  summary?: ReactNode;
  /** A LiveWish. */
  wish?: ReactNode;
  /** A CampaignList. */
  campaigns?: ReactNode;
  /** What is taught, as its teacher tells it; empty when nothing is told. */
  introduction?: string;
  /** A RoomSide. */
  side?: ReactNode;
}

/** /pindao/pdLive (S35): the picture as hero on a dark stage, giving docked under it, the talk at its side. */
export function LiveRoomScreen({
  state,
  head,
  notice,
  stage,
  product,
  rain,
  giving,
  summary,
  wish,
  campaigns,
  introduction = '',
  side,
}: LiveRoomScreenProps) {
  const { t } = useTranslation('live-room');
  const isOpen = state === 'open';
  const hasMore = Boolean(wish) || Boolean(campaigns) || introduction !== '';
  return (
    <RoomFrame
      head={head}
      notice={notice}
      stage={stage}
      shelf={isOpen && product}
      over={rain}
      dock={isOpen && (summary || giving)}
      side={isOpen && side}
      below={
        hasMore && (
          <>
            {wish && <FrameCards>{wish}</FrameCards>}
            {campaigns}
            {introduction !== '' && (
              <FrameCard aria-label={t('about')}>
                <h2>{t('about')}</h2>
                <p>{introduction}</p>
              </FrameCard>
            )}
          </>
        )
      }
    />
  );
}
