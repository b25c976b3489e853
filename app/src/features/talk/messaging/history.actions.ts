import type { Message } from '@goldbean/contract/talk';
import { fileAddresses } from '../../../shared/files/index.ts';
import type { RoomPlace } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { applyChange, changes, type MessageChange } from './changes.ts';
import { firstSeqOf, lastSeqOf, maxKept, mergeMessages, pictureOf, renewMessages } from './message-line.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages, setQuoted } from './messaging.state.ts';
import { needQuoted } from './quoted.actions.ts';

/** Pages of history that are read to close a gap; beyond them the room begins anew at its end. */
const gapPagesMax = 3;
const pageSize = 100;
/** Most messages that are asked for by id at once. */
const idsAtOnce = 50;

/** The stay in the present room. */
export const scope = createRequestScope();

/** The newest page. */
export async function loadLatest(): Promise<void> {
  const isCurrent = scope.watch();
  const since = changes.watch();
  try {
    const { list, has_more } = await service.loadHistory(state.room);
    if (!isCurrent()) return;
    take(list, since());
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (isCurrent()) state.older = 'failed';
  }
}

/** One page further back. A failure leaves a way to ask again. */
export async function loadOlder(): Promise<void> {
  if (state.older === 'loading' || state.older === 'none') return;
  const isCurrent = scope.watch();
  const since = changes.watch();
  const before = firstSeqOf(state.messages);
  state.older = 'loading';
  try {
    const { list, has_more } = await service.loadHistory(state.room, before === null ? {} : { before });
    if (!isCurrent()) return;
    take(list, since());
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (isCurrent()) state.older = 'failed';
  }
}

/**
 * D57: the socket could not bring everything; the history does, or the room begins anew at its end. What was known
 * before is asked for anew: the lost frames may have recalled, hidden or changed it.
 */
export async function closeGap(place: RoomPlace): Promise<void> {
  const isCurrent = scope.watch();
  const known = state.messages.filter(({ seq }) => seq !== null && seq <= place.seq).toReversed();
  const ids = [...new Set([...known, ...state.quoted].map(({ id }) => id))];
  try {
    // Far from the end nothing is missing; the history brings the rest on the way there.
    if (state.newer === 'none') await fillGap(place);
    if (isCurrent()) await renewAll(ids);
  } catch {
    if (isCurrent()) state.older = 'failed';
  }
}

async function fillGap(place: RoomPlace): Promise<void> {
  const isCurrent = scope.watch();
  let after = lastSeqBefore(place.seq);
  for (let page = 0; page < gapPagesMax; page += 1) {
    const since = changes.watch();
    const { list, has_more } = await service.loadHistory(state.room, { after }, pageSize);
    if (!isCurrent()) return;
    take(list, since());
    if (!has_more) return;
    after = list.at(-1)?.seq ?? place.seq;
  }
  setMessages(state.messages.filter(({ seq }) => seq === null || seq > place.seq));
  await loadLatest();
}

/** What cannot be asked for goes, and is loaded again when the reader goes back. @param ids the newest first */
async function renewAll(ids: readonly string[]): Promise<void> {
  const isCurrent = scope.watch();
  for (let at = 0; at < ids.length && isCurrent(); at += idsAtOnce) {
    try {
      const gone = await renew(ids.slice(at, at + idsAtOnce));
      if (isCurrent()) forgetMessages(gone);
    } catch (error) {
      if (!isCurrent()) return;
      const unknown = new Set(ids.slice(at));
      setMessages(state.messages.filter(({ id }) => !unknown.has(id)));
      setQuoted(state.quoted.filter(({ id }) => !unknown.has(id)));
      throw error;
    }
  }
}

/**
 * Asks what messages say now, wherever they are shown or answered. What changes meanwhile is left to its own event.
 * @param ids at most 50
 * @returns ids of those that I may not read
 */
async function renew(ids: readonly string[]): Promise<readonly string[]> {
  const isCurrent = scope.watch();
  const since = changes.watch();
  const list = await service.loadMessages(state.room, ids);
  if (!isCurrent()) return [];
  const changed = new Set(since().map(({ id }) => id));
  const now = list.filter(({ id }) => !changed.has(id));
  setMessages(renewMessages(state.messages, now));
  setQuoted(renewMessages(state.quoted, now));
  needPictures();
  const readable = new Set(list.map(({ id }) => id));
  return ids.filter((id) => !readable.has(id));
}

/** Messages that I may not read any more, as those that I have deleted for myself (P09). */
export function forgetMessages(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const isLeft = ({ id }: { readonly id: string }) => !ids.includes(id);
  setMessages(state.messages.filter(isLeft));
  setQuoted(state.quoted.filter(isLeft));
  state.unseen = [...state.unseen, ...ids];
}

/** An event has changed a message, shown or answered. What the event does not tell is asked for. */
export function hearChange(change: MessageChange): void {
  changes.note(change);
  setMessages(applyChange(state.messages, change));
  setQuoted(applyChange(state.quoted, change));
  if (change.kind === 'amend') needPictures();
  askFor([change]);
}

/** The words of what is hidden are for the staff, and those of what is shown again for all. */
function askFor(changed: readonly MessageChange[]): void {
  const isMember = state.my.role === 'member';
  const isKnown = (id: string) => [...state.messages, ...state.quoted].some((message) => message.id === id);
  const ids = changed
    .filter((change) => change.kind === 'revise' || (change.kind === 'block' && !(change.on && isMember)))
    .map(({ id }) => id)
    .filter(isKnown);
  // What cannot be asked for stays as it is until the history is loaded again.
  if (ids.length > 0) renew([...new Set(ids)].slice(-idsAtOnce)).catch(() => undefined);
}

/** The newest message known from before the gap: frames after it may have arrived already. */
const lastSeqBefore = (seq: number): number =>
  lastSeqOf(state.messages.filter((message) => (message.seq ?? 0) <= seq));

/** Asks for the addresses of the pictures that are here; what is not counted yet has no file of the server. */
const needPictures = (): void =>
  fileAddresses.need(
    state.messages.flatMap((message) => (message.seq === null ? [] : (pictureOf(message) ?? []))),
  );

/**
 * Puts messages of the server among those that are here.
 * @param since what events said after they were asked for: they may not know it
 */
export function take(arrived: readonly Message[], since: readonly MessageChange[] = []): void {
  const merged = since.reduce(applyChange, mergeMessages(state.messages, arrived));
  setMessages(merged);
  const ids = new Set(arrived.map(({ id }) => id));
  askFor(since.filter(({ id }) => ids.has(id)));
  needPictures();
  if (merged.length >= maxKept) state.older = 'more';
  void needQuoted();
}
