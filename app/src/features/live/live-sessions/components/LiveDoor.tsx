import { AppointmentButton, Countdown, LiveDoor as Frame } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { formatMoment } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { changeAppointment, refreshEntrance } from '../live-sessions.actions.ts';
import type { ListedLiveInfo } from '../live-sessions.service.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { runsLive } from '../live-staff.ts';

const overWords = {
  ended: ['entrance.ended', 'entrance.endedText'],
  stopped: ['entrance.stopped', 'entrance.stoppedText'],
  cancelled: ['entrance.cancelled', 'entrance.endedText'],
  draft: ['entrance.draft', 'entrance.endedText'],
} as const;

/** What stands before a live session that cannot be entered now: the wait, or why there is none. */
export function LiveDoor({ info }: { readonly info: Snapshot<ListedLiveInfo> }) {
  const { live, streamer, channel } = info;
  const { t } = useTranslation(['home', 'live-tools']);
  return (
    <Frame
      status={live.state}
      title={live.name}
      cover={live.background}
      teacher={streamer}
      channelName={channel.name}
      actions={
        <>
          {info.state === 'not_started' && <Appointment info={info} />}
          {runsLive(info.my.role) && info.state === 'not_started' && (
            <ButtonLink href={paths.streamer.href({ live_id: live.live_id })}>{t('console')}</ButtonLink>
          )}
          {/* Nothing here says whether there is a replay; its page says so where there is none. */}
          {info.state === 'ended' && (
            <ButtonLink href={paths.livePlayback.href({ live_id: live.live_id })}>
              {t('live-tools:replay.watch')}
            </ButtonLink>
          )}
          <ButtonLink fill="quiet" href={paths.homepage.href()}>
            {t('entrance.home')}
          </ButtonLink>
        </>
      }
    >
      {info.state === 'not_started' ? <Waiting info={info} /> : <Over info={info} />}
    </Frame>
  );
}

function Waiting({ info }: { readonly info: Snapshot<ListedLiveInfo> }) {
  const { t } = useTranslation('home');
  const { lang } = useSnapshot(session);
  const [isLate, setLate] = useState(info.live.start_time_ts <= info.server_ts);
  const { live } = info;
  return (
    <>
      <p>{t('entrance.starts', { time: formatMoment(lang, live.start_time_ts) })}</p>
      {!isLate && (
        <Countdown
          size="large"
          until={live.start_time_ts}
          now={serverNow}
          onDone={() => {
            setLate(true);
            void refreshEntrance(live.live_id);
          }}
        />
      )}
      <p>{isLate ? t('entrance.late') : t('entrance.soon')}</p>
      <p>{live.introduction}</p>
    </>
  );
}

function Over({ info }: { readonly info: Snapshot<ListedLiveInfo> }): ReactNode {
  const { t } = useTranslation('home');
  if (info.state === 'live' || info.state === 'not_started') return null;
  const [title, text] = overWords[info.state];
  return (
    <>
      <strong>{t(title)}</strong>
      <p>{t(text)}</p>
      {info.end_reason !== '' && <p>{t('entrance.reason', { reason: info.end_reason })}</p>}
    </>
  );
}

function Appointment({ info }: { readonly info: Snapshot<ListedLiveInfo> }) {
  const { busy } = useSnapshot(liveSessionsState);
  const id = info.live.live_id;
  const kind = info.my.appointed ? 'made' : 'none';
  return (
    <AppointmentButton
      state={{ kind: busy[id] ? 'pending' : kind }}
      onMake={() => void changeAppointment(id, true)}
      onCancel={() => void changeAppointment(id, false)}
    />
  );
}
