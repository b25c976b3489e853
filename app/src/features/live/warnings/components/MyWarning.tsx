import { WarningNotice } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { confirmWarning, openMyWarning } from '../warnings.actions.ts';
import { warningsState } from '../warnings.state.ts';

/** T02, G094: a warning of mine in a live session, until I have confirmed it. */
export function MyWarning({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('live-tools');
  const { mine, confirming } = useSnapshot(warningsState);
  useEffect(() => openMyWarning(liveId), [liveId]);
  if (!mine || mine.acknowledged) return null;
  return (
    <WarningNotice
      to={mine.scope === 'channel' ? 'streamer' : 'viewer'}
      reason={mine.reason}
      by={mine.by === '' ? t('warning.office') : mine.by}
      at={mine.at_ts}
      state={{
        kind: 'open',
        isConfirming: confirming === 'under way',
        isFailed: confirming === 'failed',
      }}
      onConfirm={() => void confirmWarning()}
    />
  );
}
