import { z } from 'zod';
import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { session, stores } from '../session/index.ts';

const texts = z.record(z.string(), z.string());
/** Whose names stand in a draft, and where, as the composer keeps them. */
const names = z.record(
  z.string(),
  z.array(z.object({ uid: z.string(), nickname: z.string(), at: z.number() })),
);
const keys = { of: 'chatDrafts', named: 'chatDraftNames' } as const;

function read<Kept>(key: string, schema: z.ZodType<Kept>): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The drafts of all rooms. Who follows `of` reads `named` with it, so that stands first and is changed first. */
interface Drafts {
  readonly named: z.infer<typeof names>;
  readonly of: z.infer<typeof texts>;
}

const readDrafts = (): Drafts => ({ named: read(keys.named, names) ?? {}, of: read(keys.of, texts) ?? {} });

/** S17: what the member wrote in each room and did not send, by the room's name; read with `useSnapshot`. */
export const roomDrafts = proxy<Drafts>(readDrafts());

function store(drafts: Drafts): void {
  for (const part of ['named', 'of'] as const) {
    if (Object.keys(drafts[part]).length === 0) stores.device.removeItem(keys[part]);
    else stores.device.setItem(keys[part], JSON.stringify(drafts[part]));
  }
}

const without = <Part>(room: string, parts: Readonly<Record<string, Part>>): Record<string, Part> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => name !== room));

/**
 * Keeps what is written in a room on this device; what says nothing is no draft.
 * @param named whose names stand in it
 */
export function keepRoomDraft(
  room: string,
  text: string,
  named: readonly { readonly uid: string; readonly nickname: string; readonly at: number }[] = [],
): void {
  // Other tabs write drafts of other rooms, so only this room changes.
  const stored = readDrafts();
  const isEmpty = text.trim() === '';
  const drafts: Drafts = {
    named: {
      ...without(room, stored.named),
      ...(!isEmpty && named.length > 0 && { [room]: named.map((one) => ({ ...one })) }),
    },
    of: { ...without(room, stored.of), ...(!isEmpty && { [room]: text }) },
  };
  Object.assign(roomDrafts, drafts);
  store(drafts);
}

/**
 * Follows the other tabs. Another member, or none: the next one at this device finds nothing of it.
 * @param events the window, which tells what other tabs store
 */
export function startRoomDrafts(events: Pick<Window, 'addEventListener'>): void {
  events.addEventListener('storage', (event) => {
    // A null key is `clear()` of the whole store.
    if (event.key === null || event.key === keys.of) Object.assign(roomDrafts, readDrafts());
  });
  subscribeKey(session, 'token', () => {
    const drafts: Drafts = { named: {}, of: {} };
    Object.assign(roomDrafts, drafts);
    store(drafts);
  });
}
