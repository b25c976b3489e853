import { useTranslation } from 'react-i18next';
import {
  IconButton,
  MaximizeIcon,
  MinimizeIcon,
  PanelRightIcon,
  PictureInPicture2Icon,
} from '../../../primitives/index.ts';
import type { FullScreen } from '../LiveStage/full-screen.ts';

export interface ScreenButtonsProps {
  fullScreen: FullScreen;
  /** There is no talk that could fill the screen with the picture. */
  hasNoChat?: boolean;
  isPictureInPicture?: boolean;
  onFullScreen: (mode: FullScreen) => void;
  /** Without it the browser has no picture in picture. */
  onPictureInPicture?: ((isPictureInPicture: boolean) => void) | undefined;
}

/** Where the picture is shown: over other windows, on the whole screen, there with or without the talk. */
export function ScreenButtons({
  fullScreen,
  hasNoChat = false,
  isPictureInPicture = false,
  onFullScreen,
  onPictureInPicture,
}: ScreenButtonsProps) {
  const { t } = useTranslation('live-stage');
  const isFull = fullScreen !== 'none';
  return (
    <>
      {onPictureInPicture && (
        <IconButton
          label={isPictureInPicture ? t('controls.leavePictureInPicture') : t('controls.pictureInPicture')}
          icon={<PictureInPicture2Icon aria-hidden="true" />}
          isPressed={isPictureInPicture}
          onClick={() => onPictureInPicture(!isPictureInPicture)}
        />
      )}
      {!hasNoChat && (
        <IconButton
          label={t('controls.fullScreenChat')}
          icon={<PanelRightIcon aria-hidden="true" />}
          isPressed={fullScreen === 'chat'}
          onClick={() => onFullScreen(fullScreen === 'chat' ? 'none' : 'chat')}
        />
      )}
      <IconButton
        label={isFull ? t('controls.leaveFullScreen') : t('controls.fullScreen')}
        icon={isFull ? <MinimizeIcon aria-hidden="true" /> : <MaximizeIcon aria-hidden="true" />}
        onClick={() => onFullScreen(isFull ? 'none' : 'picture')}
      />
    </>
  );
}
