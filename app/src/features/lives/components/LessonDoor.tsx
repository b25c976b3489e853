import { styled } from '@goldbean/design-system/styling';
import { AppointmentButton, Countdown, LiveStatusTag } from '@goldbean/design-system/live';
import { Avatar, ButtonLink } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { changeAppointment, refreshEntrance } from '../lives.actions.ts';
import type { LiveInfo } from '../lives.service.ts';
import { livesState } from '../lives.state.ts';
import { runsLesson } from '../lesson-crew.ts';

const Door = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: ${tokens.space[8]};
  align-items: center;
  padding: ${tokens.space[8]};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.stage.surface};
  color: ${tokens.color.stage.text};

  & > img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${tokens.radius.medium};
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;

  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.ui};
  }

  & p {
    margin: 0;
    color: ${tokens.color.stage.textSecondary};
    white-space: pre-line;
  }
`;

const Teacher = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

const overWords = {
  ended: ['entrance.ended', 'entrance.endedText'],
  stopped: ['entrance.stopped', 'entrance.stoppedText'],
  cancelled: ['entrance.cancelled', 'entrance.endedText'],
  draft: ['entrance.draft', 'entrance.endedText'],
} as const;

/** What stands before a lesson that cannot be entered now: the wait, or why there is none. */
export function LessonDoor({ info }: { readonly info: LiveInfo }) {
  const { live, streamer, channel } = info;
  const { t } = useTranslation('home');
  return (
    <Door data-surface="stage">
      <img src={live.background} alt="" />
      <Words>
        <LiveStatusTag status={live.state} />
        <h1>{live.name}</h1>
        <Teacher>
          <Avatar name={streamer.nickname} src={streamer.img} size="small" />
          <span>
            {t('entrance.by', { name: streamer.nickname })} · {channel.name}
          </span>
        </Teacher>
        {info.state === 'not_started' ? <Waiting info={info} /> : <Over info={info} />}
        <Actions>
          {info.state === 'not_started' && <Appointment info={info} />}
          {runsLesson(info.my.role) && info.state === 'not_started' && (
            <ButtonLink href={paths.streamer.href({ live_id: live.live_id })}>{t('console')}</ButtonLink>
          )}
          <ButtonLink fill="quiet" href={paths.homepage.href()}>
            {t('entrance.home')}
          </ButtonLink>
        </Actions>
      </Words>
    </Door>
  );
}

function Waiting({ info }: { readonly info: LiveInfo }) {
  const { t } = useTranslation('home');
  const { lang } = useSnapshot(session);
  // The server's clock counts: a member's own may be hours off.
  const [ahead] = useState(() => info.server_ts - Date.now());
  const [isLate, setLate] = useState(info.live.start_time_ts <= info.server_ts);
  const { live } = info;
  return (
    <>
      <p>{t('entrance.starts', { time: formatMoment(lang, live.start_time_ts) })}</p>
      {!isLate && (
        <Countdown
          size="large"
          until={live.start_time_ts}
          now={() => Date.now() + ahead}
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

function Over({ info }: { readonly info: LiveInfo }): ReactNode {
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

function Appointment({ info }: { readonly info: LiveInfo }) {
  const { busy } = useSnapshot(livesState);
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
