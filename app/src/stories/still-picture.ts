import { pictureSource } from '../shared/player/index.ts';
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
