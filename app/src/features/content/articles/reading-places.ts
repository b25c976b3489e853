import { subscribeKey } from 'valtio/vanilla/utils';
import { z } from 'zod';
import { session, stores } from '../../../shared/session/index.ts';

const key = 'articlePlaces';
/** So many are remembered; the one that was read longest ago goes first. */
const most = 100;
/** Article and how far it was read, 0 to 1. */
const kept = z.array(z.tuple([z.string(), z.number().min(0).max(1)]));

function read(): z.infer<typeof kept> {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? [];
  } catch {
    return [];
  }
}

/** S15: how far an article was read on this device, 0 to 1. */
export const placeOf = (articleId: string): number => read().find(([id]) => id === articleId)?.[1] ?? 0;

/** Remembers how far an article was read; at its beginning and at its end there is nothing to go back to. */
export function keepPlace(articleId: string, share: number): void {
  const others = read().filter(([id]) => id !== articleId);
  const isWorth = share > 0.05 && share < 0.97;
  const all = isWorth ? [...others, [articleId, share]] : others;
  stores.device.setItem(key, JSON.stringify(all.slice(-most)));
}

// Another member, or none: the next one at this device finds nothing of it.
subscribeKey(session, 'token', () => stores.device.removeItem(key));
