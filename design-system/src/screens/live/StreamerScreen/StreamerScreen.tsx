import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { FrameActions, FrameCard, FrameCards } from '../RoomFrame/RoomFrame.styles.ts';
import { RoomFrame } from '../RoomFrame/RoomFrame.tsx';

export interface StreamerScreenProps {
  /** `refused`: the stage says why, alone. `over`: nothing is left to be run. */
  state: 'open' | 'over' | 'refused';
  /** A LiveHead. */
  head?: ReactNode;
  /** A LiveNotice. */
  notice?: ReactNode;
  /** A LiveStage with the teacher's own picture. */
  stage: ReactNode;
  /** Lies over the picture: a PacketRain. */
  rain?: ReactNode;
  /** SessionFigures, while it is on air. */
  figures?: ReactNode;
  /** Begins the live session. */
  start?: ReactNode;
  /** Shows the pause picture, while it is on air. */
  pause?: ReactNode;
  /** Ends or stops it: apart from what is used every minute. */
  closing?: ReactNode;
  /** A NoticeForm. */
  noticeForm?: ReactNode;
  /** A LiveSummary, when it is over. */
  summary?: ReactNode;
  /** A WhatNext, when it is over. */
  next?: ReactNode;
  /** A PushAddress. */
  push?: ReactNode;
  /** An EncoderHealth. */
  health?: ReactNode;
  /** A LiveWishDesk. */
  wishes?: ReactNode;
  /** A ProductDesk. */
  products?: ReactNode;
  /** A GivingDesk. */
  bags?: ReactNode;
  /** A VoteDesk, while it is on air. */
  vote?: ReactNode;
  /** A RoomSide. */
  side?: ReactNode;
}

/** /jwLive/jwLive (S36): the teacher's own picture, the way in and out, where the encoder sends it and how it does. */
export function StreamerScreen({
  state,
  head,
  notice,
  stage,
  rain,
  figures,
  start,
  pause,
  closing,
  noticeForm,
  summary,
  next,
  push,
  health,
  wishes,
  products,
  bags,
  vote,
  side,
}: StreamerScreenProps) {
  const { t } = useTranslation('streamer');
  const isOpen = state === 'open';
  return (
    <RoomFrame
      head={head}
      notice={notice}
      stage={stage}
      over={rain}
      side={state !== 'refused' && side}
      dock={
        <>
          <VisuallyHidden as="h2">{t('console')}</VisuallyHidden>
          {summary}
          {isOpen && (
            <FrameCard aria-label={t('console')}>
              {figures}
              {start && <FrameActions>{start}</FrameActions>}
              {pause && <FrameActions>{pause}</FrameActions>}
              {noticeForm}
            </FrameCard>
          )}
        </>
      }
      below={
        isOpen ? (
          <>
            <FrameCards>
              {push}
              {health}
              {wishes}
              {products}
              {bags}
              {vote}
            </FrameCards>
            {closing && (
              <FrameCard aria-label={t('closing')}>
                <h2>{t('closing')}</h2>
                {closing}
              </FrameCard>
            )}
          </>
        ) : (
          next
        )
      }
    />
  );
}
