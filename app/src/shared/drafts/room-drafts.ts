import { z } from 'zod';
import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { session, stores } from '../session/index.ts';

const key = 'chatDrafts';
const kept = z.record(z.string(), z.string());

function readDrafts(): Record<string, string> {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? {};
  } catch {
    return {};
  }
}

/** S17: what the member wrote in each room and did not send, by the room's name; read with `useSnapshot`. */
export const roomDrafts = proxy<{ of: Record<string, string> }>({ of: readDrafts() });

function store(): void {
  if (Object.keys(roomDrafts.of).length === 0) stores.device.removeItem(key);
  else stores.device.setItem(key, JSON.stringify(roomDrafts.of));
}

/** Keeps what is written in a room on this device; what says nothing is no draft. */
export function keepRoomDraft(room: string, text: string): void {
  if (text.trim() === '') delete roomDrafts.of[room];
  else roomDrafts.of[room] = text;
  store();
}

/** Another member, or none: the next one at this device finds nothing of it. */
export function startRoomDrafts(): void {
  subscribeKey(session, 'token', () => {
    roomDrafts.of = {};
    store();
  });
}
