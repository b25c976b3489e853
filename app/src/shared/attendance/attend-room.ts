import { calls } from '@goldbean/contract/talk';
import { request } from '../api/index.ts';
import { connection } from '../socket/index.ts';

/** Whoever comes back so soon, as from one page of the circle to another, has never left, ms. */
const leaveAfterMs = 1_000;

interface AttendedRoom {
  /** Who listens now. */
  count: number;
  isEntering: boolean;
  /** Undoes the entry; nothing while it is on its way. */
  leave?: () => void;
}
const rooms = new Map<string, AttendedRoom>();

async function enter(room: string, attended: AttendedRoom): Promise<void> {
  if (attended.leave || attended.isEntering) return;
  attended.isEntering = true;
  try {
    const entered = await connection.enterRoom(
      room,
      () => request(calls.messaging.join, { room }),
      // Nothing in such a room is counted: whoever comes back asks anew.
      () => undefined,
    );
    attended.leave = entered.leave;
  } catch {
    // Tried again with the next connection.
  } finally {
    attended.isEntering = false;
  }
  // Everybody went while the answer was on its way.
  if (rooms.get(room) !== attended) leave(room, attended);
}

/** Who came back meanwhile has entered anew: the server is told nothing then. */
function leave(room: string, attended: AttendedRoom): void {
  attended.leave?.();
  if (!rooms.has(room)) request(calls.messaging.leave, { room }).catch(() => undefined);
}

function release(room: string, attended: AttendedRoom): void {
  attended.count -= 1;
  setTimeout(() => {
    if (attended.count > 0 || rooms.get(room) !== attended) return;
    rooms.delete(room);
    // An entry that is on its way is left once it has arrived.
    if (!attended.isEntering) leave(room, attended);
  }, leaveAfterMs);
}

/**
 * Hears a room in which nobody speaks and whose events are counters, such as the circle's: its frames come through
 * `connection.onRoom`.
 * @param onBack the connection was lost and is there again: what changed meanwhile nobody will tell
 * @returns ends it
 */
export function attendRoom(room: string, onBack: () => void): () => void {
  const attended = rooms.get(room) ?? { count: 0, isEntering: false };
  rooms.set(room, attended);
  attended.count += 1;
  let isFirst = true;
  const stop = connection.onConnect(() => {
    void enter(room, attended);
    if (!isFirst) onBack();
    isFirst = false;
  });
  return () => {
    stop();
    release(room, attended);
  };
}
