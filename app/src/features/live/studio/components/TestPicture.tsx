import { Banner, Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { testLive } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

interface TestPictureProps {
  /** What is pushed is a test. */
  readonly isTesting: boolean;
  /** It is one from now on: there is something new to load. */
  readonly onTesting: () => void;
}

/** G212: the picture is looked at before anybody else sees it; the button beside it then puts it on air. */
export function TestPicture({ isTesting, onTesting }: TestPictureProps) {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(studioState);
  if (isTesting) return <Banner>{t('test.on', { button: t('choose') })}</Banner>;
  const test = async () => {
    if (await testLive()) onTesting();
  };
  return (
    <Button busyLabel={doing === 'test' ? t('test.busy') : undefined} onClick={() => void test()}>
      {t('test.button')}
    </Button>
  );
}
