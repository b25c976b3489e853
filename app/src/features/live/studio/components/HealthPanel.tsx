import { EncoderHealth, type EncoderHealthState } from '@goldbean/design-system/live';
import { Banner } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { codecName } from '../codec-name.ts';
import { openHealth } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** Why the server turned a push away, and what the teacher reads about it (D89). */
const refusals = {
  wrong_key: 'refused.wrongKey',
  bad_address: 'refused.badAddress',
  no_live: 'refused.noLive',
  just_ended: 'refused.justEnded',
  banned: 'refused.banned',
  warned: 'refused.warned',
} as const;
const isKnown = (reason: string): reason is keyof typeof refusals => reason in refusals;

/** S36: how the encoder does, asked every two seconds. @param isTesting what it pushes is a test (G212) */
export function HealthPanel({ isTesting = false }: { readonly isTesting?: boolean }) {
  const { t } = useTranslation('streamer');
  const { health, isHealthStale } = useSnapshot(studioState);
  const refused = (reason: string): string => {
    if (reason === '') return '';
    return t(isKnown(reason) ? refusals[reason] : 'refused.other');
  };
  const state = (): EncoderHealthState => {
    if (!health) return isHealthStale ? { kind: 'error', reason: '' } : { kind: 'loading' };
    if (!health.pushing) return { kind: 'offline', refused: refused(health.refused), isTest: isTesting };
    const { fps, bitrate, gop, codec, dropped, advice } = health;
    return { kind: 'pushing', fps, bitrate, gop, codec: codecName(codec), dropped, advice };
  };
  return (
    <div>
      <EncoderHealth state={state()} onRetry={openHealth} />
      {health && isHealthStale && <Banner tone="warning">{t('stale')}</Banner>}
    </div>
  );
}
