import { refreshVideo } from './short-videos.actions.ts';
import { shortVideosState } from './short-videos.state.ts';
import { keepMuted, keepPlace, placeOf } from './watch-memory.ts';

const state = () => shortVideosState.watch;
/** The element that plays; the keeper of the truth. */
let film: HTMLVideoElement | null = null;

async function start(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    if (film !== element) return;
    // Before the first gesture browsers let nothing be heard; without sound it may begin.
    if (error instanceof DOMException && error.name === 'NotAllowedError' && !element.muted) {
      element.muted = true;
      state().isMuted = true;
      await start(element);
    } else if (element.paused && state().phase !== 'lost') state().phase = 'paused';
  }
}

/**
 * Plays a short video where it was left on this device, again and again until it is left.
 * @param from ms, where the address names a place; null for none
 * @returns ends it
 */
export function playIn(element: HTMLVideoElement, id: string, from: number | null): () => void {
  const left = new AbortController();
  const on = (event: keyof HTMLMediaElementEventMap, act: () => void) =>
    element.addEventListener(event, act, { signal: left.signal });
  /** Its address was asked for anew, since the one before failed. */
  let isRenewed = false;
  let lastKept = -1;
  film = element;
  Object.assign(state(), { phase: 'loading', position: from ?? placeOf(id), duration: 0 });

  const begin = () => {
    const { position } = state();
    state().duration = Math.round(element.duration * 1_000);
    element.muted = state().isMuted;
    if (position > 0 && position < state().duration - 500) element.currentTime = position / 1_000;
    void start(element);
  };
  on('loadedmetadata', begin);
  on('playing', () => {
    isRenewed = false;
    state().phase = 'playing';
  });
  on('waiting', () => {
    state().phase = 'loading';
  });
  on('pause', () => {
    if (state().phase !== 'lost') state().phase = 'paused';
  });
  on('timeupdate', () => {
    const position = Math.round(element.currentTime * 1_000);
    state().position = position;
    if (Math.floor(position / 1_000) === lastKept) return;
    lastKept = Math.floor(position / 1_000);
    keepPlace(id, position);
  });
  const renew = () => {
    // An address is good for 5 minutes: a fresh one is asked for once.
    if (isRenewed) state().phase = 'lost';
    else {
      isRenewed = true;
      void retryFilm(id);
    }
  };
  on('error', renew);
  // It may have been loaded, or have failed, while the one before played.
  if (element.error) renew();
  else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  return () => {
    left.abort();
    if (film === element) film = null;
    element.pause();
    // It may have been sought a moment ago, before it told its time.
    keepPlace(id, state().position);
  };
}

export function setPlaying(isPlaying: boolean): void {
  if (!film) return;
  if (isPlaying) void start(film);
  else film.pause();
}

/** To a place in it, ms. */
export function seek(position: number): void {
  if (!film) return;
  film.currentTime = position / 1_000;
  state().position = position;
  if (film.paused) void start(film);
}

/** The next ones, and those after a reload, are as this one. */
export function setMuted(isMuted: boolean): void {
  state().isMuted = isMuted;
  keepMuted(isMuted);
  if (film) film.muted = isMuted;
}

/** Plays on by a fresh address. */
export async function retryFilm(id: string): Promise<void> {
  const element = film;
  state().phase = 'loading';
  if (!(await refreshVideo(id)) && film === element) state().phase = 'lost';
}
