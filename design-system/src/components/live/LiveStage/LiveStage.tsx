import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiveStatus, LiveStatusTag } from '../LiveStatusTag/LiveStatusTag.tsx';
import {
  StageControls,
  StageCurtain,
  StageOverlay,
  StagePicture,
  StageRoot,
  StageTag,
} from './LiveStage.styles.ts';
import type { LiveStageState } from './live-stage-state.ts';
import { StageCurtainWords } from './StageCurtainWords.tsx';

export interface LiveStageProps {
  state: LiveStageState;
  /** Name of the lesson, for screen readers. */
  title: string;
  /** Address of the background picture, shown dimmed while there is no picture. */
  cover?: string;
  /** The picture: a video element. Stays mounted while loading, live, interrupted and in error. */
  children?: ReactNode;
  /** Over the picture, under the controls: barrage and gift banners. */
  overlay?: ReactNode;
  /** PlayerControls; drawn while live, and shown while the stage is pointed at, focused or paused. */
  controls?: ReactNode;
  /** What to do next in a state without picture: an appointment, the way home. */
  action?: ReactNode;
  /** Loads the picture again after an error. */
  onRetry: () => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now?: () => number;
  /** The element to take full screen. */
  ref?: Ref<HTMLElement>;
}

const statusOf: Partial<Record<LiveStageState['kind'], LiveStatus>> = {
  not_started: 'not_started',
  live: 'live',
  interrupted: 'interrupted',
  ended: 'ended',
  stopped: 'stopped',
};
const withPicture: ReadonlySet<LiveStageState['kind']> = new Set(['loading', 'live', 'interrupted', 'error']);

/** The dark stage of a lesson, 16:9, with its picture, or with what there is to know while there is none. */
export function LiveStage({
  state,
  title,
  cover,
  children,
  overlay,
  controls,
  action,
  onRetry,
  now = Date.now,
  ref,
}: LiveStageProps) {
  const { t } = useTranslation('live-stage');
  const status = statusOf[state.kind];
  const hasPicture = withPicture.has(state.kind);
  return (
    <StageRoot ref={ref} data-surface="stage" aria-label={`${t('label')}: ${title}`}>
      {hasPicture && <StagePicture>{children}</StagePicture>}
      {hasPicture && overlay && <StageOverlay>{overlay}</StageOverlay>}
      {state.kind !== 'live' && (
        <StageCurtain
          data-clear={state.kind === 'interrupted' || undefined}
          style={{ '--cover': cover ? `url(${JSON.stringify(cover)})` : 'none' }}
        >
          <StageCurtainWords state={state} action={action} onRetry={onRetry} now={now} />
        </StageCurtain>
      )}
      {status && (
        <StageTag data-fades={state.kind === 'live' || undefined}>
          <LiveStatusTag status={status} />
        </StageTag>
      )}
      {state.kind === 'live' && controls && <StageControls>{controls}</StageControls>}
    </StageRoot>
  );
}
