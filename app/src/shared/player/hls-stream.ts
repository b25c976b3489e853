import type { PictureStream, PictureStreamEvents } from './picture.ts';

const hasMediaSource = (): boolean => typeof MediaSource !== 'undefined';

/** Whether this browser can play HLS: by itself, as Safari does, or by media source extensions. */
export const canPlayHls = (): boolean =>
  hasMediaSource() || document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

/** Whether an address is one of HLS. */
export const isHls = (url: string): boolean => new URL(url, window.location.href).pathname.endsWith('.m3u8');

/**
 * The only place that knows hls.js, which is loaded with the first such picture.
 * @param url absolute or relative to the page
 * @param from where to begin, in seconds; left out, at the newest picture
 */
export function openHls(
  video: HTMLVideoElement,
  url: string,
  events: PictureStreamEvents,
  from?: number,
): PictureStream {
  const address = new URL(url, window.location.href).href;
  return hasMediaSource()
    ? openBySource(video, address, events, from)
    : openByBrowser(video, address, events, from);
}

function openBySource(
  video: HTMLVideoElement,
  address: string,
  events: PictureStreamEvents,
  from: number | undefined,
): PictureStream {
  let isClosed = false;
  let end: () => void = () => undefined;
  let latency = () => 0;
  const open = async () => {
    const { default: Hls } = await import('hls.js/light');
    if (isClosed) return;
    const hls = new Hls({
      // A worker made of a blob is what the page's policy forbids; fragments are passed on as they are.
      enableWorker: false,
      backBufferLength: 60,
      maxBufferLength: 30,
      ...(from !== undefined && { startPosition: from }),
    });
    end = () => hls.destroy();
    latency = () => hls.latency;
    hls.on(Hls.Events.ERROR, (_name, { fatal, type }) => {
      if (fatal) events.onBroken(type === Hls.ErrorTypes.MEDIA_ERROR ? 'media' : 'network');
    });
    hls.loadSource(address);
    hls.attachMedia(video);
  };
  open().catch(() => {
    if (!isClosed) events.onBroken('network');
  });
  return {
    latency: () => latency(),
    close(): void {
      isClosed = true;
      end();
    },
  };
}

function openByBrowser(
  video: HTMLVideoElement,
  address: string,
  events: PictureStreamEvents,
  from: number | undefined,
): PictureStream {
  const left = new AbortController();
  const { signal } = left;
  video.addEventListener('error', () => events.onBroken('network'), { signal });
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (from !== undefined) video.currentTime = from;
    },
    { signal, once: true },
  );
  video.src = address;
  return {
    latency(): number {
      const { seekable, currentTime } = video;
      return seekable.length === 0 ? 0 : Math.max(0, seekable.end(seekable.length - 1) - currentTime);
    },
    close(): void {
      left.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}
