import { canPlayFlv, openFlv } from './flv-stream.ts';
import type { PlayerParts } from './player.ts';

interface PictureSource {
  isSupported: PlayerParts<HTMLVideoElement>['isSupported'];
  open: PlayerParts<HTMLVideoElement>['open'];
}

/** Where pictures come from. A page story, which has no stream, puts a still here. */
export const pictureSource: PictureSource = {
  isSupported: canPlayFlv,
  open: openFlv,
};
