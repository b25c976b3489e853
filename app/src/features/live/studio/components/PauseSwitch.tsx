import { useFormats } from '@goldbean/design-system/formats';
import { Banner, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { pauseLive } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** G213: the pause picture, and back. @param since UTC ms since when viewers see it; null while they see the picture */
export function PauseSwitch({ since }: { readonly since: number | null }) {
  const { t } = useTranslation('streamer');
  const formats = useFormats();
  const { doing } = useSnapshot(studioState);
  const isPaused = since !== null;
  return (
    <>
      {isPaused && <Banner tone="warning">{t('pause.shown', { time: formats.time(since) })}</Banner>}
      <Button
        tone={isPaused ? 'primary' : undefined}
        fill={isPaused ? 'filled' : undefined}
        busyLabel={doing === 'pause' ? t('pause.busy') : undefined}
        onClick={() => void pauseLive(!isPaused)}
      >
        {t(isPaused ? 'pause.off' : 'pause.on')}
      </Button>
    </>
  );
}
