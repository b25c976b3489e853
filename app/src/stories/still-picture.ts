import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { pictureSource, recordingSource } from '../shared/player/index.ts';
import { page, type PageFacts } from './page.tsx';
import { wordsOf } from './words.ts';
import still from './still.webp';

/** How the source of a picture behaves in a story. */
export type StorySource = 'still' | 'silent' | 'broken' | 'unsupported';

/**
 * Stands where the app has flv.js: one frame of the demo's film, whose time runs as that of a stream does, so that the
 * player finds it playing. `silent`: nothing comes. `broken`: it comes, and is cut at once. `unsupported`: no browser
 * for it.
 */
export function showStill(source: StorySource = 'still'): void {
  pictureSource.isSupported = () => source !== 'unsupported';
  pictureSource.playsFlv = () => true;
  pictureSource.open = (video, _url, { onBroken }) => {
    video.poster = still;
    if (source === 'broken') setTimeout(() => onBroken('network'));
    if (source === 'still') {
      Object.defineProperty(video, 'currentTime', {
        configurable: true,
        get: () => performance.now() / 1_000,
        set: () => undefined,
      });
    }
    return { close: () => Reflect.deleteProperty(video, 'currentTime') };
  };
}

/** As `page()`, with a live picture that stands still; what a story shows of its own counts instead. */
export function stillPage(facts: PageFacts) {
  const meta = page(facts);
  return {
    ...meta,
    beforeEach: (context: StoryContext) => {
      showStill();
      return meta.beforeEach(context);
    },
  };
}

/** Resolves when the still plays: what a story does, and its picture, comes after. */
export async function pictureIs(canvasElement: HTMLElement): Promise<void> {
  const name = wordsOf('live-stage')('controls.label');
  await within(canvasElement).findByRole('group', { name });
}

/**
 * Stands where the app has hls.js: a recording that is held at a moment, and goes where it is told to.
 * @param source `silent`: nothing comes; `unsupported`: no browser for it
 */
export function showRecording(source: 'still' | 'silent' | 'unsupported' = 'still'): void {
  recordingSource.isSupported = () => source !== 'unsupported';
  recordingSource.open = (video, _url, from) => {
    let at = from;
    video.poster = still;
    // A browser without a press refuses the sound of a real one, and the stage would say so first.
    video.play = async () => undefined;
    if (source === 'still') {
      Object.defineProperty(video, 'currentTime', {
        configurable: true,
        get: () => at,
        set: (to: number) => {
          at = to;
          video.dispatchEvent(new Event('timeupdate'));
        },
      });
      setTimeout(() => {
        video.dispatchEvent(new Event('canplay'));
        video.dispatchEvent(new Event('timeupdate'));
      });
    }
    return {
      close() {
        Reflect.deleteProperty(video, 'currentTime');
        Reflect.deleteProperty(video, 'play');
      },
    };
  };
}
