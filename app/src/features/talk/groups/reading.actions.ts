import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './groups.service.ts';
import { entryOf, groupsState as state } from './groups.state.ts';

/** What is said in the room on screen is told to the server as read at most so often. */
const readPaceMs = 2_000;

let readAt = Number.NEGATIVE_INFINITY;
/** A reading that waits for its time. */
let waiting: { readonly room: string; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * A group comes on screen, and what it has is read.
 * @param heard count of the newest message that was shown there
 * @returns when it goes
 */
export function showGroup(room: string, heard: () => number = () => 0): () => void {
  state.shown = room;
  state.isShownKept = false;
  // What was unread is told at once; the pace is for what is said while one looks.
  readAt = Number.NEGATIVE_INFINITY;
  readShown();
  return () => {
    finishReading();
    const entry = entryOf(room);
    // A message was shown whose line in the inbox is still on its way: it is not unread when the line comes.
    if (entry && heard() > entry.last_seq && !state.isShownKept) void tell(room, heard());
    if (state.shown === room) state.shown = '';
  };
}

/** What is unread of a room, before it is shown: `after` is the count of the last message read. Nothing for none. */
export function unreadIn(room: string): { readonly after: number; readonly count: number } | undefined {
  const entry = entryOf(room);
  return entry && entry.unread > 0 ? { after: entry.read_seq, count: entry.unread } : undefined;
}

/** Reads what the room on screen has, when somebody looks at it. */
export function readShown(): void {
  const entry = entryOf(state.shown);
  if (!entry || entry.unread === 0 || state.isShownKept || document.visibilityState !== 'visible') return;
  entry.unread = 0;
  if (waiting) return;
  const rest = Math.min(readPaceMs, readAt + readPaceMs - Date.now());
  if (rest <= 0) return void read(state.shown);
  waiting = { room: state.shown, timer: setTimeout(finishReading, rest) };
}

/** Tells the server at once what waits to be told. */
export function finishReading(): void {
  const pending = waiting;
  forgetReading();
  if (pending) void read(pending.room);
}

export function forgetReading(): void {
  clearTimeout(waiting?.timer);
  waiting = null;
}

/** G075: the inbox says what is unread then. */
async function read(room: string): Promise<void> {
  const entry = entryOf(room);
  if (!entry) return;
  readAt = Date.now();
  await tell(room, entry.last_seq);
}

async function tell(room: string, seq: number): Promise<void> {
  try {
    await service.markRead(room, seq);
  } catch {
    // Not marked: the server's count comes back with the next look at the list.
  }
}

/** The room on screen was marked as unread, here or in another tab: looking at it does not read it. */
export function keepUnread(room: string): void {
  if (waiting?.room === room) forgetReading();
  if (state.shown === room) state.isShownKept = true;
}

/** The group on screen is chosen once more: that opens it again. */
export function openAgain(room: string): void {
  if (state.shown !== room) return;
  state.isShownKept = false;
  readShown();
}

/** G186. @param seq of the first message that is unread then; without one the last of others is. A refusal is told. */
export async function markUnread(room: string, seq?: number): Promise<void> {
  keepUnread(room);
  try {
    const marked = await service.markUnread(room, seq);
    const entry = entryOf(room);
    if (entry) Object.assign(entry, marked);
  } catch (error) {
    openAgain(room);
    notifyError(error);
  }
}

/** All that was said in a group is read, without opening it. A refusal is told. */
export async function markRead(room: string): Promise<void> {
  const entry = entryOf(room);
  if (!entry) return;
  const { last_seq } = entry;
  try {
    const unread = await service.markRead(room, last_seq);
    const now = entryOf(room);
    if (now && now.last_seq === last_seq) Object.assign(now, { unread, read_seq: last_seq });
  } catch (error) {
    notifyError(error);
  }
}
