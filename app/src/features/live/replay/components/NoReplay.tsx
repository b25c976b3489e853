import {
  LiveStage,
  ReplayTimeline,
  type ReplayTimelineState as TimelineState,
} from '@goldbean/design-system/live';
import { EmptyState, VideoOffIcon } from '@goldbean/design-system/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { refreshReplay } from '../replay.actions.ts';
import { replayState, type ReplayPageState } from '../replay.state.ts';

/** Refusals that say that there is none; an address without a live session is among them. */
const missing: ReadonlySet<string> = new Set(['replay.missing', 'live.missing', 'request.invalid']);

/** P10: what would let a member in; null where it is nothing of the kind. */
function lackOf({ ironChannel, clubChannel }: Pick<ReplayPageState, 'ironChannel' | 'clubChannel'>) {
  if (ironChannel !== null) return 'ironFan';
  return clubChannel === null ? null : 'fanClub';
}

/** The stage where nothing plays, and why. @param action what to do instead */
export function NoReplay({ action }: { readonly action?: ReactNode }) {
  const { t } = useTranslation('live-tools');
  const { info, failure, ...lacking } = useSnapshot(replayState);
  const title = info?.live.name ?? t('replay.notMade');
  const draw = (kind: 'no_replay' | 'loading', words?: ReactNode) => (
    <LiveStage
      state={{ kind }}
      title={title}
      now={serverNow}
      cover={info?.live.background}
      onRetry={() => void refreshReplay()}
      action={
        <>
          {words}
          {action}
        </>
      }
    />
  );
  if (
    failure === 'live.network_blocked' ||
    failure === 'live.requirement' ||
    failure === 'moderation.blocked'
  )
    return (
      <LiveStage
        state={{ kind: 'blocked', reason: lackOf(lacking) ?? blocked[failure] }}
        title={title}
        now={serverNow}
        action={action}
        onRetry={() => void refreshReplay()}
      />
    );
  if (failure !== null && !missing.has(failure))
    return (
      <LiveStage
        state={{ kind: 'error', reason: refusalWords(failure) }}
        title={title}
        now={serverNow}
        action={action}
        onRetry={() => void refreshReplay()}
      />
    );
  if (failure !== null)
    return draw(
      'no_replay',
      <EmptyState icon={<VideoOffIcon aria-hidden="true" />} title={t('replay.notMade')}>
        {t('replay.notMadeHint')}
      </EmptyState>,
    );
  if (!info) return draw('loading');
  const { state, expires_at_ts: at } = info.replay;
  const status = (): TimelineState => {
    if (state === 'expired') return { kind: 'expired', at: at ?? info.live.started_ts };
    return state === 'failed' ? { kind: 'failed' } : { kind: 'processing' };
  };
  return draw('no_replay', <ReplayTimeline state={status()} markers={[]} onSeek={() => undefined} />);
}

const blocked = {
  'live.network_blocked': 'network',
  'live.requirement': 'requirement',
  'moderation.blocked': 'removed',
} as const;
