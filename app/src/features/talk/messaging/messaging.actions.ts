import { codes } from '@goldbean/contract/shared';
import { roomEvents, type Message } from '@goldbean/contract/talk';
import { asApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection, type RoomPlace } from '../../../shared/socket/index.ts';
import { createVisit, type IsHere } from '../../../shared/visit/index.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, emptyChat, setMessages } from './messaging.state.ts';
import { firstSeqOf, maxKept, lastSeqOf, markRecalled, mergeMessages } from './message-line.ts';

/** Pages of history that are read to close a gap; beyond them the room begins anew at its end. */
const gapPagesMax = 3;
const pageSize = 100;
const enterAgainMs = 3_000;
/** No answer, a busy server, too fast: no refusals, so entering is tried again. */
const passing: ReadonlySet<number> = new Set([0, codes.system, codes.unavailable, codes.tooFast]);

const visit = createVisit();
/** Joining and leaving are told to the server in the order in which they happened. */
let told: Promise<unknown> = Promise.resolve();
let muteTimer: ReturnType<typeof setTimeout> | undefined;

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
  const isHere = visit.begin();
  Object.assign(state, emptyChat(), { room, phase: 'joining' });
  const stopHearing = hearChat(room);
  const stopEntering = keepEntering(room, isHere, needs);
  return () => {
    stopHearing();
    stopEntering();
    if (!isHere()) return;
    visit.end();
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
function keepEntering(room: string, isHere: IsHere, needs: RoomNeeds): () => void {
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
        if (isHere()) void closeGap(place, needs);
      });
      leave = entered.leave;
      if (isHere()) await opened(entered.joined, needs);
      else entered.leave();
    } catch (error) {
      if (!isHere()) return;
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
async function closeGap(place: RoomPlace, needs: RoomNeeds): Promise<void> {
  const isHere = visit.watch();
  needs.onLost();
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

function take(arrived: readonly Message[]): void {
  const merged = mergeMessages(state.messages, arrived);
  setMessages(merged);
  if (merged.length >= maxKept) state.older = 'more';
}

/** What is said in the room, taken back, and forbidden to say. @returns stops it */
function hearChat(room: string): () => void {
  const stopMessages = connection.onRoomMessage(room, (message) => take([message]));
  const stopEvents = connection.onRoom(room, roomEvents, {
    recall: (recalled) =>
      setMessages(markRecalled(state.messages, { ...recalled, me: session.userBaseInfo?.uid ?? '' })),
    mute: ({ uid, until }) => {
      if (uid === session.userBaseInfo?.uid) muteUntil(until);
    },
    room_mute: ({ on }) => {
      state.my.roomMuted = on;
    },
  });
  return () => {
    stopMessages();
    stopEvents();
  };
}

/** Browsers fire longer timers at once. */
const longestTimerMs = 2 ** 31 - 1;

function muteUntil(until: number | null): void {
  clearTimeout(muteTimer);
  const left = until === null ? 0 : until - Date.now();
  state.my.mutedUntil = left > 0 ? until : null;
  if (left > 0 && left < longestTimerMs) muteTimer = setTimeout(() => muteUntil(null), left);
}
