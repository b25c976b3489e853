import { applyChange, changes } from './changes.ts';
import * as service from './messaging.service.ts';
import { fromServer, type ChatMessageLine } from './message-line.ts';
import { messagingState as state, setQuoted } from './messaging.state.ts';

/** Most that are asked for at once. */
const atOnce = 50;
/** Rooms and ids that are being asked for. */
const underWay = new Set<string>();

/**
 * Loads what messages of the room answer and what is not among them, and remembers what the server does not show me
 * (M34). What fails is asked for with the next message.
 */
export async function needQuoted(): Promise<void> {
  const { room } = state;
  const known = new Set([...[...state.messages, ...state.quoted].map(({ id }) => id), ...state.unseen]);
  const wanted = new Set(state.messages.flatMap(({ reply_to }) => reply_to ?? []));
  const ids = [...wanted].filter((id) => !known.has(id) && !underWay.has(`${room} ${id}`)).slice(0, atOnce);
  if (ids.length === 0) return;
  for (const id of ids) underWay.add(`${room} ${id}`);
  const since = changes.watch();
  try {
    const list = await service.loadMessages(room, ids);
    if (room !== state.room) return;
    setQuoted(
      since().reduce<readonly ChatMessageLine[]>(applyChange, [...state.quoted, ...list.map(fromServer)]),
    );
    const readable = new Set(list.map(({ id }) => id));
    const unseen = ids.filter((id) => !readable.has(id));
    if (unseen.length > 0) state.unseen = [...state.unseen, ...unseen];
  } catch {
    // A quote that cannot be had leaves its answer readable.
  } finally {
    for (const id of ids) underWay.delete(`${room} ${id}`);
  }
}
