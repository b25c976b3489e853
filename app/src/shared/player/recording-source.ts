import { canPlayHls, openHls } from './hls-stream.ts';
import type { PictureStream, PictureStreamEvents } from './picture.ts';

interface RecordingSource {
  isSupported: () => boolean;
  /** @param from where to begin, in seconds */
  open: (video: HTMLVideoElement, url: string, from: number, events: PictureStreamEvents) => PictureStream;
}

/** Where recorded pictures come from. A page story, which has none, puts a still here. */
export const recordingSource: RecordingSource = {
  isSupported: canPlayHls,
  open: (video, url, from, events) => openHls(video, url, events, from),
};
