import { StopDialog } from '@goldbean/design-system/live';
import { Button } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { stopLive } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** Longest reason the contract takes. */
const reasonMax = 200;

/** D27: stops a live session on air for good, with the reason that its viewers read. For its crew and for inspectors. */
export function LiveStop({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(studioState);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const stop = async (reason: string) => {
    if (await stopLive(liveId, reason)) close();
  };
  return (
    <>
      <Button tone="danger" fill="quiet" onClick={() => setIsAsking(true)}>
        {t('stop.button')}
      </Button>
      <StopDialog
        isOpen={isAsking}
        isStopping={doing === 'stop'}
        limit={reasonMax}
        missingReason={refusalWords('live.reason_required')}
        onClose={close}
        onStop={(reason) => void stop(reason)}
      />
    </>
  );
}
