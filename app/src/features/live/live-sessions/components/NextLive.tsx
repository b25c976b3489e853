import type { LiveSummary } from '@goldbean/contract/live';
import { WhatNext, type NextLiveView as Item, type WhatNextState } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { loadNext } from '../live-sessions.actions.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { LiveAction } from './LiveSessionCard.tsx';

/** After a live session: the next of its channel with the appointment, else what is on air elsewhere. */
export function NextLive({ channelId }: { readonly channelId: string }) {
  const { t } = useTranslation('live-room');
  const { next } = useSnapshot(liveSessionsState);
  useEffect(() => void loadNext(channelId), [channelId]);
  const state = (): WhatNextState => {
    if (next.kind !== 'ready') return next;
    if (next.live) return { kind: 'next', live: itemOf(next.live) };
    return { kind: 'others', lives: next.others.map(itemOf) };
  };
  const itemOf = (live: LiveSummary): Item => {
    const href = paths.liveMiddlePage.href({ live_id: live.live_id });
    const isOnAir = live.state === 'live';
    return {
      id: live.live_id,
      title: live.name,
      href,
      teacher: live.streamer.nickname,
      startsAt: isOnAir ? null : live.start_time_ts,
      action: isOnAir ? (
        <ButtonLink size="small" tone="primary" href={href}>
          {t('after.watch')}
        </ButtonLink>
      ) : (
        <LiveAction live={live} />
      ),
    };
  };
  return (
    <WhatNext
      state={state()}
      action={
        <ButtonLink fill="quiet" size="small" href={paths.homepage.href()}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
