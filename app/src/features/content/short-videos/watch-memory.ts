import { subscribeKey } from 'valtio/vanilla/utils';
import { z } from 'zod';
import { session, stores } from '../../../shared/session/index.ts';

const placesKey = 'shortVideoPlaces';
const mutedKey = 'shortVideoMuted';
/** So many are remembered; the one that was watched longest ago goes first. */
const most = 100;
/** Short video and how far it was watched, ms. */
const kept = z.array(z.tuple([z.string(), z.number().min(0)]));

function read(): z.infer<typeof kept> {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(placesKey) ?? '')).data ?? [];
  } catch {
    return [];
  }
}

/** S04: how far a short video was watched on this device, ms. */
export const placeOf = (videoId: string): number => read().find(([id]) => id === videoId)?.[1] ?? 0;

/** Remembers how far a short video was watched; at its beginning there is nothing to go back to. */
export function keepPlace(videoId: string, position: number): void {
  const others = read().filter(([id]) => id !== videoId);
  const all = position < 1_000 ? others : [...others, [videoId, position]];
  stores.device.setItem(placesKey, JSON.stringify(all.slice(-most)));
}

/** S04: whether the last one was watched without sound on this device. */
export const wasMuted = (): boolean => stores.device.getItem(mutedKey) === '1';
export const keepMuted = (isMuted: boolean): void => stores.device.setItem(mutedKey, isMuted ? '1' : '0');

// Another member, or none: the next one at this device finds nothing of it.
subscribeKey(session, 'token', () => stores.device.removeItem(placesKey));
