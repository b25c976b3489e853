import { fileLimits } from '@goldbean/contract/people';
import { subscribeKey } from 'valtio/vanilla/utils';
import { z } from 'zod';
import { session, stores } from '../../../shared/session/index.ts';

const key = 'documentPlaces';
/** File and page, the one read last at the end. */
const kept = z.array(z.tuple([z.string(), z.number().int().min(1)]));

function read(): z.infer<typeof kept> {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? [];
  } catch {
    return [];
  }
}

/** S26: the page at which a document was left on this device, from 1. */
export const placeOf = (fileId: string): number => read().find(([id]) => id === fileId)?.[1] ?? 1;

/** Remembers the page of a document; of too many documents the one that was read longest ago is forgotten. */
export function keepPlace(fileId: string, page: number): void {
  const others = read().filter(([id]) => id !== fileId);
  const all = page === 1 ? others : [...others, [fileId, page]];
  stores.device.setItem(key, JSON.stringify(all.slice(-fileLimits.documentPlaces)));
}

// Another member, or none: the next one at this device finds nothing of it.
subscribeKey(session, 'token', () => stores.device.removeItem(key));
