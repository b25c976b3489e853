import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveStatusTag } from '../LiveStatusTag/LiveStatusTag.tsx';
import {
  StageControls,
  StageCurtain,
  StageOverlay,
  StagePicture,
  StageRoot,
  StageTag,
} from './LiveStage.styles.ts';
import type { LiveStageState } from './live-stage-state.ts';
import { PausePicture } from './PausePicture.tsx';
import { PictureHint, type StageHintState } from './PictureHint.tsx';
import { StageCurtainWords } from './StageCurtainWords.tsx';
import { useInUse } from './use-in-use.ts';

export interface LiveStageProps {
  state: LiveStageState;
  /** Name of the live session, for screen readers. */
  title: string;
  /** Address of the background picture: shown dimmed while there is no picture, and as the pause picture. */
  cover?: string;
  /** The picture: a video element. Stays mounted while loading, live, interrupted and in error. */
  children?: ReactNode;
  /** Over the picture, under the controls: barrage and gift banners. */
  overlay?: ReactNode;
  /** What the picture lacks for the moment, while live. */
  hint?: StageHintState;
  /** PlayerControls or ReplayControls; drawn while it plays, and shown while they are used or the picture is paused. */
  controls?: ReactNode;
  /** What to do next in a state without picture: an appointment, the way home. */
  action?: ReactNode;
  /** Loads the picture again after an error; left out where none is loaded. */
  onRetry?: () => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
  /** The element to take full screen. */
  ref?: Ref<HTMLElement>;
}

const withPicture: ReadonlySet<LiveStageState['kind']> = new Set([
  'loading',
  'live',
  'replay',
  'interrupted',
  'error',
]);

/**
 * The dark stage of a live session, 16:9, with its picture, or with what there is to know while there is none. How it stands is
 * said by the head above it; over the picture the live tag comes and goes with the controls.
 */
export function LiveStage({
  state,
  title,
  cover,
  children,
  overlay,
  hint,
  controls,
  action,
  onRetry,
  now,
  ref,
}: LiveStageProps) {
  const { t } = useTranslation('live-stage');
  const hasPicture = withPicture.has(state.kind);
  const { isUsed, uses } = useInUse();
  const isPause = state.kind === 'paused' || state.kind === 'interrupted';
  const plays = state.kind === 'live' || state.kind === 'replay';
  return (
    <StageRoot
      ref={ref}
      data-surface="stage"
      data-stage
      data-used={isUsed || undefined}
      aria-label={`${t('label')}: ${title}`}
      {...uses}
    >
      {hasPicture && <StagePicture>{children}</StagePicture>}
      {hasPicture && (overlay || hint) && (
        <StageOverlay>
          {overlay}
          {hint && plays && <PictureHint hint={hint} />}
        </StageOverlay>
      )}
      {state.kind !== 'live' && state.kind !== 'replay' && (
        <StageCurtain
          data-pause={isPause || undefined}
          style={{ '--cover': cover ? `url(${JSON.stringify(cover)})` : 'none' }}
        >
          {isPause && <PausePicture cover={cover} />}
          <StageCurtainWords state={state} action={action} onRetry={onRetry} now={now} />
        </StageCurtain>
      )}
      {state.kind === 'live' && (
        <StageTag>
          <LiveStatusTag status="live" />
        </StageTag>
      )}
      {plays && controls && <StageControls>{controls}</StageControls>}
    </StageRoot>
  );
}
