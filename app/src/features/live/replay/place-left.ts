import { stores } from '../../../shared/session/index.ts';

const key = (liveId: string) => `replay ${liveId}`;
/** Closer to an end than this, there is nothing to go on with. ms. */
const edgeMs = 15_000;

/** Where the member left a replay on this device, ms; 0 where they begin anew. @param duration of the replay, ms */
export function placeLeft(liveId: string, duration: number): number {
  const place = Number(stores.device.getItem(key(liveId)) ?? 0);
  return place >= edgeMs && place <= duration - edgeMs ? place : 0;
}

/** Remembers the place; one close to an end is forgotten. */
export function keepPlace(liveId: string, place: number, duration: number): void {
  if (place < edgeMs || place > duration - edgeMs) return forgetPlace(liveId);
  stores.device.setItem(key(liveId), String(Math.floor(place)));
}

export const forgetPlace = (liveId: string): void => stores.device.removeItem(key(liveId));
