import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BanIcon,
  Button,
  CircleStopIcon,
  CoffeeIcon,
  PartyPopperIcon,
  ShieldAlertIcon,
  Spinner,
  TicketIcon,
  useSecondsLeft,
  VideoOffIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { StageWords } from './LiveStage.styles.ts';
import type { LiveStageState } from './live-stage-state.ts';

interface StageCurtainWordsProps {
  state: Exclude<LiveStageState, { kind: 'live' | 'replay' }>;
  /** What to do next: an appointment, the way home. */
  action: ReactNode;
  onRetry: (() => void) | undefined;
  now: () => number;
}

const blockedWords = {
  network: 'blocked.network',
  requirement: 'blocked.requirement',
  removed: 'blocked.removed',
  ironFan: 'blocked.ironFan',
  fanClub: 'blocked.fanClub',
} as const;

/** What stands on the stage while there is no picture. */
export function StageCurtainWords({ state, action, onRetry, now }: StageCurtainWordsProps) {
  const { t } = useTranslation('live-stage');
  const formats = useFormats();
  switch (state.kind) {
    case 'loading':
      return (
        <StageWords>
          <Spinner size="large" label={t('loading')} />
          <p aria-hidden="true">{t('loading')}</p>
        </StageWords>
      );
    case 'not_started':
      return <BeforeLive startsAt={state.startsAt} now={now} action={action} />;
    case 'interrupted':
      return (
        <StageWords aria-live="polite">
          <VideoOffIcon aria-hidden="true" />
          <h2>{t('interrupted.title')}</h2>
          <p>{t('interrupted.hint')}</p>
          <Countdown size="large" until={state.until} now={now} />
          {action}
        </StageWords>
      );
    case 'paused':
      return (
        <StageWords aria-live="polite">
          <CoffeeIcon aria-hidden="true" />
          <h2>{t('paused.title')}</h2>
          <p>{t('paused.since', { time: formats.time(state.since) })}</p>
          <p>{t('paused.hint')}</p>
          {action}
        </StageWords>
      );
    case 'no_replay':
      return <StageWords>{action}</StageWords>;
    case 'ended':
      return (
        <StageWords aria-live="polite">
          <PartyPopperIcon aria-hidden="true" />
          <h2>{t('ended.title')}</h2>
          <p>{t('ended.hint')}</p>
          {action}
        </StageWords>
      );
    case 'stopped':
      return (
        <StageWords role="alert">
          <CircleStopIcon aria-hidden="true" />
          <h2>{t('stopped.title')}</h2>
          {state.reason !== '' && <p>{t('stopped.reason', { reason: state.reason })}</p>}
          {action}
        </StageWords>
      );
    case 'banned':
      return (
        <StageWords role="alert">
          <ShieldAlertIcon aria-hidden="true" />
          <h2>{t('banned.title')}</h2>
          {state.reason !== '' && <p>{t('stopped.reason', { reason: state.reason })}</p>}
          {state.until !== null && <p>{t('banned.until', { moment: formats.moment(state.until) })}</p>}
          {action}
        </StageWords>
      );
    case 'missing':
      return (
        <StageWords role="alert">
          <VideoOffIcon aria-hidden="true" />
          <h2>{t('missing.title')}</h2>
          <p>{t('missing.hint')}</p>
          {action}
        </StageWords>
      );
    case 'ticket':
      return (
        <StageWords>
          <TicketIcon aria-hidden="true" />
          <h2>{t('ticket.title')}</h2>
          {action}
        </StageWords>
      );
    case 'blocked':
      return (
        <StageWords role="alert">
          <BanIcon aria-hidden="true" />
          <h2>{t('blocked.title')}</h2>
          <p>{t(blockedWords[state.reason])}</p>
          {action}
        </StageWords>
      );
    case 'error':
      return (
        <StageWords role="alert">
          <VideoOffIcon aria-hidden="true" />
          <h2>{t('error.title')}</h2>
          {state.reason !== '' && <p>{state.reason}</p>}
          {onRetry && (
            <Button tone="primary" fill="filled" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </StageWords>
      );
  }
}

function BeforeLive({ startsAt, now, action }: { startsAt: number; now: () => number; action: ReactNode }) {
  const { t } = useTranslation('live-stage');
  const isDue = useSecondsLeft(startsAt, now) === 0;
  return (
    <StageWords>
      <h2>{isDue ? t('notStarted.soon') : t('notStarted.title')}</h2>
      {!isDue && <Countdown size="large" until={startsAt} now={now} />}
      {action}
    </StageWords>
  );
}
