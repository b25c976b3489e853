import { Banner, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { chooseLive } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** G089: makes this live session the one that the next picture puts on air. */
export function LiveStart({ isTesting }: { readonly isTesting: boolean }) {
  const { t } = useTranslation('streamer');
  const { doing, isChosen } = useSnapshot(studioState);
  if (isChosen && !isTesting) return <Banner>{t('chosen')}</Banner>;
  return (
    <Button
      tone="primary"
      fill="filled"
      busyLabel={doing === 'choose' ? t('choosing') : undefined}
      onClick={() => void chooseLive()}
    >
      {t('choose')}
    </Button>
  );
}
