import type { PictureStream, PictureStreamEvents } from '../../../shared/player/index.ts';
import type { ReplayPhase } from './replay.state.ts';

export interface ReplayPlayerParts {
  readonly isSupported: () => boolean;
  /** @param from seconds */
  readonly open: (
    video: HTMLVideoElement,
    url: string,
    from: number,
    events: PictureStreamEvents,
  ) => PictureStream;
  /** A newly signed address, empty while there is none. @throws when the server cannot be asked */
  readonly freshAddress: () => Promise<string>;
  readonly onPhase: (phase: ReplayPhase) => void;
  /** The browser plays it without sound only, until the member presses something. */
  readonly onSilenced: () => void;
  /** Where the picture is and how far it has been fetched, ms. */
  readonly onPlace: (position: number, loaded: number) => void;
}

/** A picture that broke is fetched anew after so long, ms. */
const againMs = 2_000;
/** So often the place is told: what is said and flies follows it, ms. */
const placeMs = 250;

/** How far what stands around a place has been fetched, seconds. */
function loadedAt({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index))
      return buffered.end(index);
  }
  return currentTime;
}

/** Plays a recording in one video; a picture that breaks is fetched anew at its place (S37). */
export function createReplayPlayer(parts: ReplayPlayerParts) {
  let video: HTMLVideoElement | null = null;
  let stream: PictureStream | null = null;
  let left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  /** Where it is to go on, seconds. */
  let place = 0;
  let wantsPlay = true;

  function close(): void {
    left.abort();
    clearTimeout(timer);
    clearInterval(ticker);
    stream?.close();
    stream = null;
  }

  function tell(): void {
    if (!video || !stream) return;
    place = video.currentTime;
    parts.onPlace(place * 1_000, loadedAt(video) * 1_000);
  }

  function broken(): void {
    if (!video) return;
    const target = video;
    const at = place;
    close();
    parts.onPhase('lost');
    timer = setTimeout(() => void reopen(target, at), againMs);
  }

  async function reopen(target: HTMLVideoElement, at: number): Promise<void> {
    try {
      const url = await parts.freshAddress();
      if (video !== target || stream) return;
      if (url !== '') return open(target, url, at);
    } catch {
      // It is asked again below.
    }
    if (video === target && !stream) timer = setTimeout(() => void reopen(target, at), againMs);
  }

  function open(target: HTMLVideoElement, url: string, at: number): void {
    close();
    left = new AbortController();
    const { signal } = left;
    place = at;
    const phase = () => parts.onPhase(target.paused ? 'paused' : 'playing');
    for (const name of ['playing', 'canplay', 'pause', 'seeked'])
      target.addEventListener(name, phase, { signal });
    target.addEventListener('waiting', () => parts.onPhase('waiting'), { signal });
    target.addEventListener('timeupdate', tell, { signal });
    target.addEventListener('progress', tell, { signal });
    stream = parts.open(target, url, at, { onBroken: () => signal.aborted || broken() });
    ticker = setInterval(tell, placeMs);
    if (wantsPlay) void play();
  }

  async function play(): Promise<void> {
    const target = video;
    try {
      await target?.play();
    } catch (error) {
      if (!target || !(error instanceof Error) || error.name !== 'NotAllowedError') return;
      if (target.muted) return parts.onPhase('paused');
      target.muted = true;
      parts.onSilenced();
      await play();
    }
  }

  return {
    /** @param from ms */
    start(target: HTMLVideoElement, url: string, from: number): void {
      close();
      video = target;
      wantsPlay = true;
      if (!parts.isSupported()) return parts.onPhase('unsupported');
      parts.onPhase('opening');
      target.muted = false;
      open(target, url, from / 1_000);
    },
    stop(): void {
      close();
      video = null;
    },
    pause(): void {
      wantsPlay = false;
      video?.pause();
    },
    play(): void {
      wantsPlay = true;
      void play();
    },
    /** @param to ms */
    seek(to: number): void {
      place = to / 1_000;
      if (!video) return;
      video.currentTime = place;
      parts.onPlace(to, to);
    },
    setSpeed(speed: number): void {
      if (video) video.playbackRate = speed;
    },
  };
}
