import type { Screen } from './picture.ts';

const lookMs = 100;

/**
 * Waits for the first moving picture of a video that was just opened.
 * @param broken resolves when its stream breaks
 * @returns whether it came in time
 */
export async function firstPicture(video: Screen, withinMs: number, broken: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const came = new Promise<boolean>((resolve) => {
    const begun = video.currentTime;
    let goneMs = 0;
    timer = setInterval(() => {
      goneMs += lookMs;
      if (!video.paused && video.currentTime > begun) resolve(true);
      else if (goneMs >= withinMs) resolve(false);
      // What arrives may begin later than at nothing.
      else if (video.buffered.length > 0 && video.currentTime < video.buffered.start(0))
        video.currentTime = video.buffered.start(0);
    }, lookMs);
  });
  try {
    return await Promise.race([came, broken.then(() => false)]);
  } finally {
    clearInterval(timer);
  }
}
