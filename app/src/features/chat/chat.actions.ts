import { codes, message as messageSchema, roomEvents, type Message } from '@goldbean/contract';
import { asApiError } from '../../shared/api/index.ts';
import { session } from '../../shared/session/index.ts';
import { connection, type AnyFrame, type RoomPlace } from '../../shared/socket/index.ts';
import { z } from 'zod';
import * as service from './chat.service.ts';
import { chatState as state, emptyChat, setMessages } from './chat.state.ts';
import { firstSeqOf, keptMost, lastSeqOf, markRecalled, mergeMessages } from './message-line.ts';

/** Pages of history that are read to close a gap; beyond them the room begins anew at its end. */
const gapPagesMost = 3;
const pageSize = 100;
const enterAgainMs = 3_000;
/** No answer, a busy server, too fast: no refusals, so entering is tried again. */
const passing: ReadonlySet<number> = new Set([0, codes.system, codes.unavailable, codes.tooFast]);

/** Goes up with every visit: what an earlier one still hears of does not reach the state. */
let visit = 0;
/** Joining and leaving are told to the server in the order in which they happened. */
let told: Promise<unknown> = Promise.resolve();
let muteTimer: ReturnType<typeof setTimeout> | undefined;

const roomEvent = z.discriminatedUnion('kind', [roomEvents.recall, roomEvents.mute, roomEvents.room_mute]);

export interface RoomNeeds {
  /** Entered; the room's events up to here are past. */
  readonly onJoined: (lastSeq: number) => void;
  /** Frames are lost for good: whoever lives by events of this room must load anew. */
  readonly onLost: () => void;
  /** Leaving the page does not leave the room: somebody else goes on hearing it. */
  readonly staysHeard?: boolean;
}

/**
 * Enters a message room: hears it from now on, and loads its latest messages.
 * @returns leaves it again
 */
export function openChat(room: string, needs: RoomNeeds): () => void {
  visit += 1;
  const mine = visit;
  Object.assign(state, emptyChat(), { room, phase: 'joining' });
  const stopHearing = connection.onMessage(hearChat);
  const stopEntering = keepEntering(room, mine, needs);
  return () => {
    stopHearing();
    stopEntering();
    if (mine !== visit) return;
    visit += 1;
    clearTimeout(muteTimer);
    Object.assign(state, emptyChat());
    if (needs.staysHeard) return;
    // A page that comes back at once is in the room again before this is told.
    told = told.then(() => (state.room === room ? undefined : service.leave(room).catch(() => undefined)));
  };
}

/** Enters the present room now; what a reader can press when it could not be entered or read. */
let enterNow: (() => Promise<void>) | undefined;
export async function retryEntering(): Promise<void> {
  if (state.phase === 'open') return loadOlder();
  if (state.phase === 'failed') state.phase = 'joining';
  await enterNow?.();
}

/** Enters, and tries again, with every new connection at the latest, until it has entered or is refused. @returns stops it */
function keepEntering(room: string, mine: number, needs: RoomNeeds): () => void {
  let isUnderWay = false;
  let leave: (() => void) | undefined;
  let isOver = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function enter(): Promise<void> {
    if (isUnderWay || leave || isOver) return;
    isUnderWay = true;
    clearTimeout(retryTimer);
    try {
      const join = () => {
        const joined = told.then(() => service.join(room));
        told = joined.catch(() => undefined);
        return joined;
      };
      const entered = await connection.enterRoom(room, join, (place) => {
        if (mine === visit) void closeGap(place, needs);
      });
      leave = entered.leave;
      if (mine === visit) await opened(entered.joined, needs);
      else entered.leave();
    } catch (error) {
      if (mine !== visit) return;
      const { code, msgKey } = asApiError(error);
      if (passing.has(code)) retryTimer = setTimeout(() => void enter(), enterAgainMs);
      else Object.assign(state, { phase: 'failed', failure: msgKey });
    } finally {
      isUnderWay = false;
    }
  }

  enterNow = enter;
  void enter();
  const stop = connection.onConnect(() => void enter());
  return () => {
    isOver = true;
    if (enterNow === enter) enterNow = undefined;
    clearTimeout(retryTimer);
    stop();
    leave?.();
  };
}

async function opened(joined: service.Joined, needs: RoomNeeds): Promise<void> {
  const { role, muted_until, room_muted } = joined.my;
  Object.assign(state, { phase: 'open', failure: '' });
  Object.assign(state.my, { role, roomMuted: room_muted });
  muteUntil(muted_until);
  needs.onJoined(joined.last_seq);
  await loadLatest();
}

async function loadLatest(): Promise<void> {
  const mine = visit;
  try {
    const { list, has_more } = await service.loadHistory(state.room);
    if (mine !== visit) return;
    take(list);
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (mine === visit) state.older = 'failed';
  }
}

/** One page further back. A failure leaves a way to ask again. */
export async function loadOlder(): Promise<void> {
  if (state.older === 'loading' || state.older === 'none') return;
  const mine = visit;
  const before = firstSeqOf(state.messages);
  state.older = 'loading';
  try {
    const { list, has_more } = await service.loadHistory(state.room, before === null ? {} : { before });
    if (mine !== visit) return;
    take(list);
    state.older = has_more ? 'more' : 'none';
  } catch {
    if (mine === visit) state.older = 'failed';
  }
}

/** D57: the socket could not bring everything; the history does, or the room begins anew at its end. */
async function closeGap(place: RoomPlace, needs: RoomNeeds): Promise<void> {
  const mine = visit;
  needs.onLost();
  let after = lastSeqBefore(place.seq);
  try {
    for (let page = 0; page < gapPagesMost; page += 1) {
      const { list, has_more } = await service.loadHistory(state.room, { after }, pageSize);
      if (mine !== visit) return;
      take(list);
      if (!has_more) return;
      after = list.at(-1)?.seq ?? place.seq;
    }
    setMessages(state.messages.filter(({ seq }) => seq === null || seq > place.seq));
    await loadLatest();
  } catch {
    if (mine === visit) state.older = 'failed';
  }
}

/** The newest message known from before the gap: frames after it may have arrived already. */
const lastSeqBefore = (seq: number): number =>
  lastSeqOf(state.messages.filter((message) => (message.seq ?? 0) <= seq));

function take(arrived: readonly Message[]): void {
  const merged = mergeMessages(state.messages, arrived);
  setMessages(merged);
  if (merged.length >= keptMost) state.older = 'more';
}

/** A frame of the message connection, whichever room it is of. */
export function hearChat(frame: AnyFrame): void {
  if (state.room === '' || frame['room'] !== state.room) return;
  if (frame.type === 'msg') {
    const parsed = messageSchema.safeParse(frame['data']);
    if (parsed.success) take([parsed.data]);
    return;
  }
  const event = roomEvent.safeParse(frame['data']);
  if (!event.success) return;
  switch (event.data.kind) {
    case 'recall':
      setMessages(markRecalled(state.messages, { ...event.data, me: session.userBaseInfo?.uid ?? '' }));
      return;
    case 'mute':
      if (event.data.uid === session.userBaseInfo?.uid) muteUntil(event.data.until);
      return;
    case 'room_mute':
      state.my.roomMuted = event.data.on;
      return;
  }
}

/** Browsers fire longer timers at once. */
const longestTimerMs = 2 ** 31 - 1;

function muteUntil(until: number | null): void {
  clearTimeout(muteTimer);
  const left = until === null ? 0 : until - Date.now();
  state.my.mutedUntil = left > 0 ? until : null;
  if (left > 0 && left < longestTimerMs) muteTimer = setTimeout(() => muteUntil(null), left);
}
