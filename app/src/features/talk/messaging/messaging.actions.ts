import { codes } from '@goldbean/contract/shared';
import { groupEvents, roomEvents } from '@goldbean/contract/talk';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import type { IsCurrent } from '../../../shared/requests/index.ts';
import { changes } from './changes.ts';
import * as service from './messaging.service.ts';
import { forgetAccess, hearAccess, watchAccess } from './my-access.ts';
import { showRestriction, muteUntil } from './my-restrictions.ts';
import { messagingState as state, emptyChat, setMessages, type UnreadBefore } from './messaging.state.ts';
import { openComposing, stopComposing } from './composing.actions.ts';
import { closeGap, hearChange, loadLatest, loadOlder, scope, take } from './history.actions.ts';
import { dropPreviews } from './outgoing.ts';
import { goToAwaited } from './places.actions.ts';
import { stopPlayback } from './playback.actions.ts';
import { leaveUnsent, takeUnsent } from './unsent.ts';
import { cancelRecording } from './recording.actions.ts';

const enterAgainMs = 3_000;
/** When a mute without an end ends, UTC ms. */
const forEver = Date.UTC(9999, 11, 31);
/** No answer, a busy server, too fast: no refusals, so entering is tried again. */
const passing: ReadonlySet<number> = new Set([0, codes.system, codes.unavailable, codes.tooFast]);

/** Joining and leaving are told to the server in the order in which they happened. */
let told: Promise<unknown> = Promise.resolve();

export interface RoomNeeds {
  /** Entered; the room's events up to here are past. */
  readonly onJoined: (lastSeq: number) => void;
  /** Frames are lost for good: whoever lives by events of this room must load anew. */
  readonly onLost: () => void;
  /** What was unread before. */
  readonly unread?: UnreadBefore;
}

/**
 * Enters a message room: hears it from now on, and loads its latest messages.
 * @returns leaves it again
 */
export function openChat(room: string, needs: RoomNeeds): () => void {
  const isCurrent = scope.begin();
  changes.forget();
  forgetAccess();
  Object.assign(state, emptyChat(), { room, phase: 'joining', unread: needs.unread ?? null });
  setMessages(takeUnsent(room));
  openComposing(room);
  const stopHearing = hearChat(room);
  const stopEntering = keepEntering(room, isCurrent, needs);
  return () => {
    stopHearing();
    stopEntering();
    if (!isCurrent()) return;
    scope.end();
    muteUntil(null);
    stopComposing();
    leaveUnsent();
    Object.assign(state, emptyChat());
    cancelRecording();
    stopPlayback();
    dropPreviews();
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
function keepEntering(room: string, isCurrent: IsCurrent, needs: RoomNeeds): () => void {
  let isUnderWay = false;
  let leave: (() => void) | undefined;
  let isOver = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function join(): Promise<service.JoinedRoom> {
    const joined = told.then(() => service.join(room));
    told = joined.catch(() => undefined);
    return joined;
  }

  /** @param again asks once more, where that may help */
  function refused(error: unknown, again: () => Promise<void>): void {
    const { code, msgKey } = asApiError(error);
    if (passing.has(code)) {
      retryTimer = setTimeout(() => void again(), enterAgainMs);
      return;
    }
    leave?.();
    leave = undefined;
    Object.assign(state, { phase: 'failed', failure: msgKey });
  }

  async function enter(): Promise<void> {
    if (isUnderWay || leave || isOver) return;
    isUnderWay = true;
    clearTimeout(retryTimer);
    const showAccess = watchAccess();
    try {
      const entered = await connection.enterRoom(room, join, (place) => {
        if (!isCurrent()) return;
        needs.onLost();
        void closeGap(place);
        void askAccess();
      });
      leave = entered.leave;
      if (isCurrent()) await opened(entered.joined, showAccess, needs);
      else entered.leave();
    } catch (error) {
      if (isCurrent()) refused(error, enter);
    } finally {
      isUnderWay = false;
    }
  }

  /** The lost frames may have told what I may do here, or that I may not be here any more. */
  async function askAccess(): Promise<void> {
    clearTimeout(retryTimer);
    const showAccess = watchAccess();
    try {
      const joined = await join();
      if (isCurrent()) showAccess(joined);
    } catch (error) {
      if (isCurrent()) refused(error, askAccess);
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

async function opened(
  joined: service.JoinedRoom,
  showAccess: (joined: service.JoinedRoom) => void,
  needs: RoomNeeds,
): Promise<void> {
  Object.assign(state, { phase: 'open', failure: '' });
  showAccess(joined);
  needs.onJoined(joined.last_seq);
  await loadLatest();
  await goToAwaited();
}

/** What is said in the room, taken back, and forbidden to say. @returns stops it */
function hearChat(room: string): () => void {
  const stopMessages = connection.onRoomMessage(room, (message) => {
    state.newestHeard = Math.max(state.newestHeard, message.seq);
    // Between it and what is here lies what was not loaded.
    if (state.newer === 'none') take([message]);
  });
  const stopEvents = connection.onRoom(room, roomEvents, {
    recall: (recalled, { ts }) => {
      keepRecalledWords(recalled.id, ts ?? serverNow());
      hearChange(recalled);
    },
    revise: hearChange,
    amend: hearChange,
    block: hearChange,
    mute: ({ uid, until }) => {
      if (uid === session.userBaseInfo?.uid) hearAccess(() => muteUntil(until ?? forEver));
    },
    freeze: ({ uid, until }) => {
      if (uid !== session.userBaseInfo?.uid) return;
      hearAccess(() => {
        // A group that was dissolved stays so.
        if (state.my.restriction?.reason === 'dissolved') return;
        showRestriction(until === 0 ? undefined : { key: 'chat.frozen', until });
      });
    },
    room_mute: ({ on }) => {
      hearAccess(() => {
        state.my.roomMuted = on;
      });
    },
    rules: ({ read_only, slow }) => {
      hearAccess(() => {
        state.my.rules = { read_only, slow };
        if (slow === 0) state.my.slowUntil = 0;
      });
    },
  });
  const stopEnd = connection.onRoom(room, groupEvents, {
    group_dissolved: ({ since }) =>
      hearAccess(() => showRestriction({ key: 'group.dissolved', until: null, since })),
  });
  return () => {
    stopMessages();
    stopEvents();
    stopEnd();
  };
}

/** D36: what a message of mine said, to be edited again. @param at when it was recalled, UTC ms */
function keepRecalledWords(id: string, at: number): void {
  const message = state.messages.find((known) => known.id === id);
  if (message?.sender.uid !== session.userBaseInfo?.uid) return;
  if (message?.status === 'normal' && message.kind === 'text')
    state.recalledWords = {
      ...state.recalledWords,
      [id]: { words: message.body.text, named: message.body.named, at },
    };
}
