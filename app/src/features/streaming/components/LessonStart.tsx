import { Banner, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { chooseLesson } from '../streaming.actions.ts';
import { streamingState } from '../streaming.state.ts';

/** G089: makes this lesson the one that the next picture puts on air. */
export function LessonStart() {
  const { t } = useTranslation('streamer');
  const { doing, isChosen } = useSnapshot(streamingState);
  if (isChosen) return <Banner>{t('chosen')}</Banner>;
  return (
    <Button
      tone="primary"
      fill="filled"
      busyLabel={doing === 'choose' ? t('choosing') : undefined}
      onClick={() => void chooseLesson()}
    >
      {t('choose')}
    </Button>
  );
}
