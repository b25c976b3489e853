import { behind, catchUp, type Position } from './catch-up.ts';
import { createLagCause } from './lag-cause.ts';
import { firstPicture } from './first-picture.ts';
import type { PlayerStatus, Screen, PictureStream, PictureStreamEvents } from './picture.ts';

export interface PlayerParts<Video extends Screen> {
  readonly isSupported: () => boolean;
  readonly open: (video: Video, url: string, events: PictureStreamEvents) => PictureStream;
  /** A newly signed address (D89), empty while nothing is on air. @throws when the server cannot be asked */
  readonly freshAddress: () => Promise<string>;
  readonly onChange: (status: PlayerStatus) => void;
  /** Another video has taken the place of the one before. */
  readonly onSwap?: (video: Video) => void;
  readonly isOnline: () => boolean;
  /** Whether the page is in the background. */
  readonly isHidden: () => boolean;
  /** 0 to 1. */
  readonly random: () => number;
}

const tickMs = 500;
/** The same until the first picture moves, since a curtain lies over it until that is noticed. */
const firstTickMs = 100;
/** A picture that does not move for so long is fetched anew. */
const stallMs = 4_000;
/** Longest wait for a first picture. */
const firstPictureMs = 8_000;
/** So many failures in a row and the viewer is told that the picture is lost. */
const lostAfter = 4;
/** Longest wait for a tier, which may have to be encoded first. */
const tierMs = 15_000;
const firstWaitMs = 400;
const longestWaitMs = 8_000;
/** So long a picture counts as just begun. */
const firstMs = 1_500;
/** Played so long, a stream counts as good: the next failure is again the first. */
const goodMs = 10_000;

/** How long to wait before the next try; jittered, so that a room does not come back in one moment. */
export function retryWait(failures: number, random: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
  return Math.round(wait / 2 + (wait / 2) * random);
}

function positionOf({ currentTime, buffered }: Screen): Position {
  const stretches = [];
  for (let index = 0; index < buffered.length; index += 1) {
    stretches.push({ start: buffered.start(index), end: buffered.end(index) });
  }
  return { time: currentTime, buffered: stretches };
}

/**
 * Plays one live stream in one video (S35): stays close to now, notices a picture that stands, asks for a fresh
 * address and goes on. Whatever happens it neither gives up nor turns the picture black.
 */
export function createPlayer<Video extends Screen>(parts: PlayerParts<Video>) {
  let video: Video | null = null;
  const begun = new WeakSet<Video>();
  let stream: PictureStream | null = null;
  /** Goes up with every stream and stop: what an older one still says is not heard. */
  let generation = 0;
  let failures = 0;
  /** Goes up with every change of tier: the last counts. */
  let switches = 0;
  let ticker: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = 0;
  let stoodMs = 0;
  let movedMs = 0;
  const cause = createLagCause();
  let status: PlayerStatus = { phase: 'idle', lag: 0, why: 'live', isSilenced: false };

  function change(next: Partial<PlayerStatus>): void {
    const changed = { ...status, ...next };
    const same =
      changed.phase === status.phase &&
      changed.isSilenced === status.isSilenced &&
      changed.why === status.why &&
      Math.abs(changed.lag - status.lag) < 0.25;
    if (same) return;
    status = changed;
    parts.onChange(status);
  }

  function closeStream(): void {
    generation += 1;
    clearTimeout(ticker);
    clearTimeout(retryTimer);
    stream?.close();
    stream = null;
  }

  function broken(): void {
    if (!video) return;
    closeStream();
    failures += 1;
    const waitingPhase = failures >= lostAfter ? 'lost' : 'stalled';
    change({ phase: parts.isOnline() ? waitingPhase : 'offline' });
    retryTimer = setTimeout(() => void connect(''), retryWait(failures, parts.random()));
  }

  async function play(): Promise<void> {
    if (!video) return;
    const mine = generation;
    try {
      await video.play();
    } catch (error) {
      if (mine !== generation || !(error instanceof Error) || error.name !== 'NotAllowedError') return;
      // Without a press a browser plays silent pictures only.
      if (video.muted) change({ phase: 'blocked' });
      else {
        video.muted = true;
        change({ isSilenced: true });
        await play();
      }
    }
  }

  function adopt(target: Video, opened: PictureStream): void {
    video = target;
    stream = opened;
    lastTime = target.currentTime;
    stoodMs = movedMs = 0;
    target.playbackRate = 1;
    follow();
  }

  /** Looks at the picture from now on. */
  function follow(): void {
    const mine = generation;
    const ms = movedMs > 0 ? tickMs : firstTickMs;
    ticker = setTimeout(() => {
      tick(ms);
      if (mine === generation) follow();
    }, ms);
  }

  async function connect(known: string): Promise<void> {
    const mine = generation;
    const target = video;
    if (!target) return;
    try {
      const url = known || (await parts.freshAddress());
      if (mine !== generation) return;
      if (url === '') return broken();
      adopt(target, parts.open(target, url, { onBroken: () => mine === generation && broken() }));
      await play();
    } catch {
      if (mine === generation) broken();
    }
  }

  /** @param ms since the last look, or since the stream was opened */
  function tick(ms: number): void {
    if (!video) return;
    const position = positionOf(video);
    if (parts.isHidden()) cause.note('hidden');
    if (video.paused) {
      cause.note('paused');
      lastTime = position.time;
      stoodMs = 0;
      showLag(position);
      return;
    }
    const moved = position.time > lastTime;
    lastTime = position.time;
    if (moved) {
      stoodMs = 0;
      movedMs += ms;
      if (movedMs >= goodMs) failures = 0;
      change({ phase: 'playing' });
      showLag(position);
    } else {
      stoodMs += ms;
      if (movedMs > 0) cause.note('network');
      if (stoodMs >= (movedMs > 0 ? stallMs : firstPictureMs)) return broken();
    }
    if (stream?.latency) return;
    const { rate, jumpTo } = catchUp(position, video.playbackRate, movedMs <= firstMs);
    if (video.playbackRate !== rate) video.playbackRate = rate;
    if (jumpTo !== undefined) {
      video.currentTime = jumpTo;
      lastTime = jumpTo;
    }
  }

  function showLag(position: Position): void {
    const lag = stream?.latency?.() ?? behind(position);
    change({ lag, why: cause.of(lag) });
  }

  return {
    /**
     * @param url a signed address if there is one; empty asks for it
     * @param isSilent begins without sound; when the same video starts again the viewer's own choice stays
     */
    start(target: Video, url: string, isSilent = false): void {
      closeStream();
      if (!begun.has(target)) target.muted = isSilent;
      begun.add(target);
      video = target;
      failures = 0;
      if (!parts.isSupported()) return change({ phase: 'unsupported' });
      change({ phase: 'connecting', lag: 0 });
      void connect(url);
    },
    stop(): void {
      closeStream();
      video = null;
      change({ phase: 'idle', lag: 0 });
    },
    /** The network is back or the viewer asks: no need to wait for the next try. */
    retryNow(): void {
      if (!video || stream) return;
      closeStream();
      change({ phase: 'stalled' });
      void connect('');
    },
    /** The viewer asks for the picture anew, though it may play. */
    reload(): void {
      if (!video) return;
      closeStream();
      failures = 0;
      change({ phase: 'stalled' });
      void connect('');
    },
    /** A press of the viewer: plays, and from now on with sound. */
    unblock(): void {
      if (!video) return;
      video.muted = false;
      change({ isSilenced: false });
      if (video.paused) void play();
    },
    silence(): void {
      if (video) video.muted = true;
    },
    /** @param volume 0 to 1; nothing is silence, and more than nothing ends it */
    setVolume(volume: number): void {
      if (!video) return;
      video.volume = volume;
      video.muted = volume === 0;
    },
    /**
     * Opens another address beside the picture and takes it as soon as it moves (K27); until then, and when it does
     * not come, the picture before goes on.
     * @param target a video that is free
     * @returns whether it was taken
     */
    async switchTo(target: Video, url: string): Promise<boolean> {
      const before = video;
      if (!before) return false;
      const mine = (switches += 1);
      const breaks = Promise.withResolvers<void>();
      let onBroken = () => breaks.resolve();
      target.muted = true;
      const other = parts.open(target, url, { onBroken: () => onBroken() });
      void target.play().catch(() => undefined);
      const came = await firstPicture(target, tierMs, breaks.promise);
      if (!came || mine !== switches || video !== before) {
        other.close();
        return false;
      }
      closeStream();
      target.volume = before.volume;
      target.muted = before.muted;
      begun.add(target);
      adopt(target, other);
      const current = generation;
      onBroken = () => current === generation && broken();
      parts.onSwap?.(target);
      return true;
    },
    /** Back to now, after a pause. */
    goLive(): void {
      if (!video) return;
      const last = positionOf(video).buffered.at(-1);
      if (last) video.currentTime = Math.max(last.start, last.end - 0.8);
      void play();
    },
  };
}
