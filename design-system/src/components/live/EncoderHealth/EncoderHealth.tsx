import { useTranslation } from 'react-i18next';
import { ErrorState, Spinner, Tag, TriangleAlertIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Advice, Figures, HealthRoot, Offline } from './EncoderHealth.styles.ts';

/** What the server finds wrong with the picture (S36). */
export type EncoderAdvice =
  | 'gop_long'
  | 'bitrate_low'
  | 'bitrate_high'
  | 'fps_low'
  | 'fps_uneven'
  | 'uplink_slow'
  | 'b_frames'
  | 'codec_unplayable'
  | 'no_audio'
  | 'no_video';

export type EncoderHealthState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /**
   * Nobody pushes. `refused` says why the last push was turned away, or is empty; `isTest`: what comes is seen by the staff
   * alone, and puts nothing on air.
   */
  | { kind: 'offline'; refused: string; isTest?: boolean }
  | {
      kind: 'pushing';
      /** Pictures per second. */
      fps: number;
      /** kbit/s. */
      bitrate: number;
      /** Seconds between key frames. */
      gop: number;
      codec: string;
      /** Gaps in the time stamps since it began. */
      dropped: number;
      advice: readonly EncoderAdvice[];
    };

export interface EncoderHealthProps {
  state: EncoderHealthState;
  onRetry: () => void;
}

type Pushing = Extract<EncoderHealthState, { kind: 'pushing' }>;

/** How the encoder does, and in plain words what to mend before viewers notice. */
export function EncoderHealth({ state, onRetry }: EncoderHealthProps) {
  const { t } = useTranslation('streamer');
  const formats = useFormats();
  return (
    <HealthRoot aria-busy={state.kind === 'loading' || undefined}>
      <header>
        <h3>{t('health.title')}</h3>
        {state.kind === 'pushing' && (
          <Tag tone={state.advice.length === 0 ? 'success' : 'warning'}>
            {state.advice.length === 0
              ? t('health.good')
              : t('health.mend', { count: state.advice.length, n: formats.number(state.advice.length) })}
          </Tag>
        )}
      </header>
      {state.kind === 'loading' && <Spinner label={t('health.loading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('health.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'offline' && (
        <Offline>
          <strong>{t('health.offline')}</strong>
          <p>{t(state.isTest ? 'health.testHint' : 'health.offlineHint')}</p>
          {state.refused !== '' && (
            <p data-tone="danger" role="alert">
              {t('health.refused', { reason: state.refused })}
            </p>
          )}
        </Offline>
      )}
      {state.kind === 'pushing' && <PushingFigures state={state} />}
    </HealthRoot>
  );
}

function PushingFigures({ state }: { state: Pushing }) {
  const { t } = useTranslation('streamer');
  const formats = useFormats();
  const bitrate = `${formats.number(state.bitrate)} kbit/s`;
  const gop = formats.seconds(state.gop);
  const fps = formats.decimal(state.fps);
  const warn = (...advice: EncoderAdvice[]) =>
    advice.some((one) => state.advice.includes(one)) ? 'warning' : undefined;
  return (
    <>
      <Figures>
        <div data-tone={warn('fps_low', 'fps_uneven', 'no_video')}>
          <dt>{t('health.fps')}</dt>
          <dd>{fps}</dd>
        </div>
        <div data-tone={warn('bitrate_low', 'bitrate_high', 'uplink_slow')}>
          <dt>{t('health.bitrate')}</dt>
          <dd>{bitrate}</dd>
        </div>
        <div data-tone={warn('gop_long')}>
          <dt>{t('health.gop')}</dt>
          <dd>{gop}</dd>
        </div>
        <div data-tone={warn('codec_unplayable', 'no_audio', 'b_frames')}>
          <dt>{t('health.codec')}</dt>
          <dd>{state.codec === '' ? '–' : state.codec}</dd>
        </div>
        <div>
          <dt>{t('health.dropped')}</dt>
          <dd>{formats.number(state.dropped)}</dd>
        </div>
      </Figures>
      {state.advice.length > 0 && (
        <Advice>
          {state.advice.map((one) => (
            <li key={one}>
              <TriangleAlertIcon aria-hidden="true" />
              <span>{t(`advice.${one}`, { gop, bitrate, fps, codec: state.codec })}</span>
            </li>
          ))}
        </Advice>
      )}
    </>
  );
}
