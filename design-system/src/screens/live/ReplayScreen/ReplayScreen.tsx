import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameCard } from '../RoomFrame/RoomFrame.styles.ts';
import { RoomFrame } from '../RoomFrame/RoomFrame.tsx';

export interface ReplayScreenProps {
  /** `closed`: there is nothing to watch; the stage says why, alone. */
  state: 'open' | 'closed';
  /** A LiveHead. */
  head?: ReactNode;
  /** A LiveStage. */
  stage: ReactNode;
  /** What is missing of the recording, as a sentence; empty where nothing is. */
  missing?: string;
  /** A RoomSide. */
  side?: ReactNode;
  /** ReplayChoices, for those who run the live session. */
  choices?: ReactNode;
  /** A ReplayList of the channel. */
  others?: ReactNode;
  /** What is taught; empty when nothing is told. */
  introduction?: string;
}

/** /pindao/livePlayback (S37): the recording on the dark stage, what was said then at its side. */
export function ReplayScreen({
  state,
  head,
  stage,
  missing = '',
  side,
  choices,
  others,
  introduction = '',
}: ReplayScreenProps) {
  const { t } = useTranslation('live-room');
  const isOpen = state === 'open';
  return (
    <RoomFrame
      head={head}
      stage={stage}
      dock={missing !== '' && <p>{missing}</p>}
      side={isOpen && side}
      below={
        (choices || others || introduction !== '') && (
          <>
            {choices}
            {introduction !== '' && (
              <FrameCard aria-label={t('about')}>
                <h2>{t('about')}</h2>
                <p>{introduction}</p>
              </FrameCard>
            )}
            {others}
          </>
        )
      }
    />
  );
}
