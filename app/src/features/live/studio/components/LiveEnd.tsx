import { Button, ConfirmDialog } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { endLive } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** T01: the good end of a live session on air, asked for twice. */
export function LiveEnd() {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(studioState);
  const [isAsking, setIsAsking] = useState(false);
  const end = async () => {
    if (await endLive()) setIsAsking(false);
  };
  return (
    <>
      <Button tone="danger" fill="filled" onClick={() => setIsAsking(true)}>
        {t('end.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('end.title')}
        confirmLabel={t('end.button')}
        cancelLabel={t('keep')}
        closeLabel={t('keep')}
        tone="danger"
        busyLabel={doing === 'end' ? t('end.busy') : undefined}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        {t('end.text')}
      </ConfirmDialog>
    </>
  );
}
