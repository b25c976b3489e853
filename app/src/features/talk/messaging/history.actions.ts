import type { Message } from '@goldbean/contract/talk';
import { fileAddresses } from '../../../shared/files/index.ts';
import type { RoomPlace } from '../../../shared/socket/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { firstSeqOf, lastSeqOf, maxKept, mergeMessages, pictureOf } from './message-line.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { needQuoted } from './quoted.actions.ts';

/** Pages of history that are read to close a gap; beyond them the room begins anew at its end. */
const gapPagesMax = 3;
const pageSize = 100;

/** The stay in the present room. */
export const visit = createVisit();

/** The newest page. */
export async function loadLatest(): Promise<void> {
  const isHere = visit.watch();
  try {
    const { list, has_more } = await service.loadHistory(state.room);
    if (!isHere()) return;
    take(list);
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (isHere()) state.older = 'failed';
  }
}

/** One page further back. A failure leaves a way to ask again. */
export async function loadOlder(): Promise<void> {
  if (state.older === 'loading' || state.older === 'none') return;
  const isHere = visit.watch();
  const before = firstSeqOf(state.messages);
  state.older = 'loading';
  try {
    const { list, has_more } = await service.loadHistory(state.room, before === null ? {} : { before });
    if (!isHere()) return;
    take(list);
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (isHere()) state.older = 'failed';
  }
}

/** D57: the socket could not bring everything; the history does, or the room begins anew at its end. */
export async function closeGap(place: RoomPlace): Promise<void> {
  const isHere = visit.watch();
  // Far from the end nothing is missing; the history brings the rest on the way there.
  if (state.newer !== 'none') return;
  let after = lastSeqBefore(place.seq);
  try {
    for (let page = 0; page < gapPagesMax; page += 1) {
      const { list, has_more } = await service.loadHistory(state.room, { after }, pageSize);
      if (!isHere()) return;
      take(list);
      if (!has_more) return;
      after = list.at(-1)?.seq ?? place.seq;
    }
    setMessages(state.messages.filter(({ seq }) => seq === null || seq > place.seq));
    await loadLatest();
  } catch {
    if (isHere()) state.older = 'failed';
  }
}

/** The newest message known from before the gap: frames after it may have arrived already. */
const lastSeqBefore = (seq: number): number =>
  lastSeqOf(state.messages.filter((message) => (message.seq ?? 0) <= seq));

/** Asks for the addresses of the pictures that are here; what is not counted yet has no file of the server. */
export const needPictures = (): void =>
  fileAddresses.need(
    state.messages.flatMap((message) => (message.seq === null ? [] : (pictureOf(message) ?? []))),
  );

/** Puts messages of the server among those that are here. */
export function take(arrived: readonly Message[]): void {
  const merged = mergeMessages(state.messages, arrived);
  setMessages(merged);
  needPictures();
  if (merged.length >= maxKept) state.older = 'more';
  void needQuoted();
}
