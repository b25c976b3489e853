import { ReplayList, type ReplayListState } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { loadReplays } from '../replays.actions.ts';
import { replaysState } from '../replays.state.ts';

export interface ReplaysProps {
  readonly channelId: string;
  /** The live session that is looked at already; left out where none is. */
  readonly without?: string;
}

/** What the channel has to look back on. */
export function Replays({ channelId, without }: ReplaysProps) {
  const { phase, list } = useSnapshot(replaysState);
  useEffect(() => void loadReplays(channelId), [channelId]);
  const state = (): ReplayListState => {
    if (phase !== 'ready') return { kind: phase };
    return {
      kind: 'ready',
      replays: list
        .filter(({ live_id }) => live_id !== without)
        .map((replay) => ({
          id: replay.live_id,
          title: replay.name,
          poster: replay.poster || replay.background,
          href: paths.livePlayback.href({ live_id: replay.live_id }),
          startedAt: replay.started_ts,
          duration: replay.duration,
          state: replay.state,
          expiresAt: replay.expires_at_ts,
        })),
    };
  };
  return <ReplayList state={state()} onRetry={() => void loadReplays(channelId)} />;
}
