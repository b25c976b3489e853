import type { LiveSummary } from '@goldbean/contract/live';
import { AppointmentButton, LiveCard } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { changeAppointment } from '../live-sessions.actions.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { isToCome } from '../to-come.ts';

/** How often it is looked whether a reminder can still be had, in ms. */
const lookMs = 10_000;

export interface LiveSessionCardProps {
  readonly live: LiveSummary;
  readonly variant?: 'grid' | 'hero';
}

/** A live session of the homepage; mine lead to their settings, the others can be reserved. */
export function LiveSessionCard({ live, variant = 'grid' }: LiveSessionCardProps) {
  return (
    <LiveCard
      variant={variant}
      title={live.name}
      status={live.state}
      cover={live.background}
      teacher={live.streamer}
      channelName={live.channel.name}
      startsAt={live.start_time_ts}
      online={live.online}
      likes={live.likes}
      ticketBeans={live.ticket_beans}
      href={paths.liveMiddlePage.href({ live_id: live.live_id })}
      appointment={<LiveAction live={live} />}
    />
  );
}

/** What can be done with a live session on a list: mine are edited or run, those to come are reserved. */
export function LiveAction({ live }: { readonly live: LiveSummary }): ReactNode {
  const { permission } = useSnapshot(session);
  const now = useServerNow(lookMs);
  const isMine = permission?.stream_channels.includes(live.channel.channel_id) ?? false;
  if (isMine) return <OwnLive live={live} />;
  return isToCome(live, now) ? <Appointment live={live} /> : null;
}

function OwnLive({ live }: { readonly live: LiveSummary }) {
  const { t } = useTranslation('home');
  const query = { live_id: live.live_id };
  if (live.state === 'not_started') {
    return (
      <ButtonLink size="small" href={paths.liveSetting.href(query)}>
        {t('edit')}
      </ButtonLink>
    );
  }
  if (live.state !== 'live') return null;
  return (
    <ButtonLink size="small" href={paths.streamer.href(query)}>
      {t('console')}
    </ButtonLink>
  );
}

function Appointment({ live }: { readonly live: LiveSummary }) {
  const { busy } = useSnapshot(liveSessionsState);
  const kind = live.appointed ? 'made' : 'none';
  return (
    <AppointmentButton
      size="small"
      fill="outlined"
      state={{ kind: busy[live.live_id] ? 'pending' : kind }}
      onMake={() => void changeAppointment(live.live_id, true)}
      onCancel={() => void changeAppointment(live.live_id, false)}
    />
  );
}
