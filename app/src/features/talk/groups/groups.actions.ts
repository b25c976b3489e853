import { roomEvents, type GroupEntry, type Message } from '@goldbean/contract/talk';
import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './groups.service.ts';
import { emptyGroups, groupsState as state } from './groups.state.ts';

/** The rooms this tab hears for its list, with what stops the count of their frames. */
const heard = new Map<string, () => void>();
/** What stops listening to each room of the list. */
const listening = new Map<string, () => void>();
/** Anew with every question, so that an older answer does not stand over a newer one. */
const asked = createVisit();

/**
 * T17: hears every group of the member from the first page on, whichever page that is, so that what others write
 * raises the number of unread messages. With every new connection the server's count is taken anew.
 */
export function startGroups(): void {
  connection.onConnect(() => void refreshGroups());
  subscribeKey(session, 'token', forgetGroups);
  document.addEventListener('visibilitychange', readShown);
}

/** Another member, or none: nothing of the one before may be seen. */
function forgetGroups(): void {
  asked.end();
  for (const stop of [...heard.values(), ...listening.values()]) stop();
  heard.clear();
  listening.clear();
  Object.assign(state, emptyGroups(), { shown: state.shown });
}

/** G068. Runs in the background too; a list that is there stays when the new one cannot be had. */
export async function refreshGroups(): Promise<void> {
  if (session.token === '') return;
  const isHere = asked.begin();
  if (state.phase === 'failed') state.phase = 'loading';
  try {
    const list = await service.listGroups();
    if (!isHere()) return;
    Object.assign(state, { list: [...list], phase: 'ready' });
  } catch {
    if (isHere() && state.phase === 'loading') state.phase = 'failed';
    return;
  }
  const rooms = new Set(state.list.map(({ group }) => group.room));
  for (const room of rooms) {
    if (!listening.has(room)) listening.set(room, listenTo(room));
    void hearRoom(room);
  }
  for (const stops of [heard, listening]) {
    for (const [room, stop] of stops) {
      if (rooms.has(room)) continue;
      stop();
      stops.delete(room);
    }
  }
  readShown();
}

/** Joins a room for its frames alone; the one on screen is joined by its page. */
async function hearRoom(room: string): Promise<void> {
  if (heard.has(room) || state.shown === room) return;
  heard.set(room, () => {});
  try {
    const { joined, leave } = await connection.enterRoom(
      room,
      () => service.join(room),
      () => void refreshGroups(),
    );
    if (heard.has(room) && state.shown !== room) heard.set(room, leave);
    else if (state.shown !== room) leave();
    // What was said while the room was being joined came before the count began: the server has counted it.
    const entry = entryOf(room);
    if (entry && joined.last_seq > entry.last_seq) void refreshGroups();
  } catch {
    // The next connection, or the next look at the list, tries again.
    heard.delete(room);
  }
}

/** A group comes on screen. @returns when it goes: it is heard for the list again */
export function showGroup(room: string): () => void {
  state.shown = room;
  // The page's own count of the frames takes the place of the list's.
  heard.delete(room);
  readShown();
  return () => {
    if (state.shown === room) state.shown = '';
    if (state.list.some(({ group }) => group.room === room)) void hearRoom(room);
  };
}

const entryOf = (room: unknown): GroupEntry | undefined =>
  state.list.find(({ group }) => group.room === room);

function readShown(): void {
  const entry = entryOf(state.shown);
  if (entry && entry.unread > 0 && document.visibilityState === 'visible') void read(entry);
}

/** G075: the number goes at once; the server's answer corrects it. */
async function read({ group: { room }, last_seq }: GroupEntry): Promise<void> {
  const entry = entryOf(room);
  if (entry) entry.unread = 0;
  try {
    const unread = await service.markRead(room, last_seq);
    const now = entryOf(room);
    if (now && now.last_seq === last_seq) now.unread = unread;
  } catch {
    // Not marked: the server's count comes back with the next look at the list.
  }
}

/** Counts what is said in a room of the list. @returns stops it */
function listenTo(room: string): () => void {
  const stopMessages = connection.onRoomMessage(room, (message) => hearMessage(room, message));
  // A message was taken back: whether it was unread, or the last one, the server knows.
  const stopEvents = connection.onRoom(room, roomEvents, { recall: () => void refreshGroups() });
  return () => {
    stopMessages();
    stopEvents();
  };
}

function hearMessage(room: string, message: Message): void {
  const entry = entryOf(room);
  // What the list counted already comes again after a reconnect.
  if (!entry || message.seq <= entry.last_seq) return;
  entry.last_seq = message.seq;
  entry.last_msg = message;
  state.list.sort((a, b) => (b.last_msg?.ts ?? 0) - (a.last_msg?.ts ?? 0));
  if (message.sender.uid === session.userBaseInfo?.uid) return;
  entry.unread += 1;
  readShown();
}
