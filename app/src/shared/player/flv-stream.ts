import flvjs from 'flv.js';
import { FlvLoader } from './flv-loader.ts';
import type { PictureStream, PictureStreamEvents } from './picture.ts';

flvjs.LoggingControl.enableAll = false;

/** Whether this browser can play HTTP-FLV at all. */
export const canPlayFlv = (): boolean => flvjs.isSupported();

/** Leaves the last picture standing: a video whose source is taken away would turn black. */
function keepPicture(video: HTMLVideoElement): void {
  if (video.videoWidth === 0) return;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  video.poster = canvas.toDataURL('image/jpeg', 0.8);
}

/**
 * The place that knows flv.js, beside its loader: one stream in one video, from its opening to its end.
 * @param url absolute or relative to the page
 */
export function openFlv(video: HTMLVideoElement, url: string, events: PictureStreamEvents): PictureStream {
  const player = flvjs.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url, window.location.href).href },
    {
      enableStashBuffer: false,
      lazyLoad: false,
      deferLoadAfterSourceOpen: false,
      autoCleanupSourceBuffer: true,
      autoCleanupMaxBackwardDuration: 30,
      autoCleanupMinBackwardDuration: 10,
      referrerPolicy: 'no-referrer',
      customLoader: FlvLoader,
    },
  );
  player.on(flvjs.Events.ERROR, (type: string) => {
    events.onBroken(type === flvjs.ErrorTypes.MEDIA_ERROR ? 'media' : 'network');
  });
  player.on(flvjs.Events.LOADING_COMPLETE, () => events.onBroken('over'));
  player.attachMediaElement(video);
  player.load();
  return {
    close(): void {
      keepPicture(video);
      player.unload();
      player.detachMediaElement();
      player.destroy();
    },
  };
}
