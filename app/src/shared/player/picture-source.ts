import { canPlayFlv, openFlv } from './flv-stream.ts';
import { canPlayHls, isHls, openHls } from './hls-stream.ts';
import type { PictureStreamEvents } from './picture.ts';
import type { PlayerParts } from './player.ts';

interface PictureSource {
  isSupported: PlayerParts<HTMLVideoElement>['isSupported'];
  /** Whether HTTP-FLV plays here, which is closer to now than HLS. */
  playsFlv: () => boolean;
  open: PlayerParts<HTMLVideoElement>['open'];
}

/** Where pictures come from. A page story, which has no stream, puts a still here. */
export const pictureSource: PictureSource = {
  isSupported: () => canPlayFlv() || canPlayHls(),
  playsFlv: canPlayFlv,
  open: (video, url, events: PictureStreamEvents) =>
    isHls(url) ? openHls(video, url, events) : openFlv(video, url, events),
};
