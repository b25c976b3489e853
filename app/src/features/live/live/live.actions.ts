import {
  clubChannelOf,
  ironChannelOf,
  liveCounters,
  lacksTicket,
  liveEvents,
  type LiveEvent,
  liveLimits,
  type ModerationEvent,
  moderationEvents,
} from '@goldbean/contract/live';
import { inboxEvents, inboxRoom } from '@goldbean/contract/talk';
import { asApiError } from '../../../shared/api/index.ts';
import { serverNow } from '../../../shared/clock/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection, type EventPlace } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { createLikesBatch } from './likes-batch.ts';
import { session } from '../../../shared/session/index.ts';
import { applyLiveEvent, applyOrder } from './live-events.ts';
import * as service from './live.service.ts';
import { emptyLiveRoom, liveRoomState as state, type LiveRoom } from './live.state.ts';
import { mediaTime } from './media-clock.ts';
import { playable } from './picture-address.ts';
import { createWatchClock } from '../../../shared/player/index.ts';

const scope = createRequestScope();
/**
 * Events up to this `seq` are in what is known of the room. Not in the state: it moves with each comment and gift, and the
 * whole page would render each time.
 */
let heardUpTo = 0;

function roomOf(info: service.LiveInfo): LiveRoom {
  const { live, room, channel, streamer, my, counters, now } = info;
  return {
    live,
    room,
    channel,
    streamer,
    state: info.state,
    interruptedUntil: live.interrupted ? graceEnd(info.server_ts) : null,
    pausedSince: info.paused_ts,
    testing: info.testing,
    hasTestPicture: info.testing && info.media.flv !== '',
    startedTs: info.started_ts,
    endReason: info.end_reason,
    ban: state.room?.ban ?? null,
    flv: info.media.flv,
    hls: info.media.hls,
    my,
    counters,
    now,
  };
}

/** Only the event says when the grace ends; who comes in the middle of it is told the latest it can be. */
const graceEnd = (serverTs: number): number =>
  state.room?.interruptedUntil ?? serverTs + liveLimits.publisherGraceMs;

/**
 * Enters a live session: loads it, counts likes and the time watched.
 * @returns leaves it again
 */
export function openLive(liveId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyLiveRoom(), { liveId });
  const stopHearing = connection.onRoom(() => state.room?.room, events, hearEach);
  const stopInbox = hearRemovals();
  void refreshLive();
  watchClock.start();
  return () => {
    stopHearing();
    stopInbox();
    if (!isCurrent()) return;
    watchClock.stop();
    likes.stop();
    scope.end();
  };
}

/**
 * Loads the live session anew: at the start, after events were lost, and for a fresh media address.
 * @returns whether it could be loaded
 */
export async function refreshLive(): Promise<boolean> {
  const isCurrent = scope.watch();
  try {
    const info = await service.loadInfo(state.liveId);
    if (!isCurrent()) return false;
    // An answer that was under way while an event came knows less than we do: only its address is news.
    if (state.room && info.last_seq < heardUpTo) Object.assign(state.room, info.media);
    else {
      state.room = roomOf(info);
      heardUpTo = info.last_seq;
    }
    Object.assign(state, { failure: null, lacksTicket: false, ironChannel: null, clubChannel: null });
    if (state.room.state !== 'live') void loadBan();
    return true;
  } catch (error) {
    if (!isCurrent()) return false;
    const refusal = asApiError(error);
    const { msgKey } = refusal;
    if (msgKey === 'moderation.blocked') state.room = null;
    // What is on screen already is worth more than the news that it could not be loaded anew.
    if (!state.room)
      Object.assign(state, {
        failure: msgKey,
        lacksTicket: lacksTicket(refusal),
        ironChannel: ironChannelOf(refusal),
        clubChannel: clubChannelOf(refusal),
      });
    return false;
  }
}

/** T02: who comes late reads as well why there is no picture. */
async function loadBan(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const ban = await service.loadBan(state.liveId);
    if (isCurrent() && state.room) state.room.ban = ban;
  } catch {
    // In the background: the stage says without it that the live session was stopped.
  }
}

/** Events were kept before this place: if they came after what was loaded, it is out of date. */
export function catchUpWith(lastSeq: number): void {
  if (state.room && lastSeq > heardUpTo) void refreshLive();
}

const { ban, freeze, warn, warn_ack } = moderationEvents;
const events = { ...liveEvents, ...liveCounters, ban, freeze, warn, warn_ack };
/** Every kind is heard in the same way; what it changes, `applyLiveEvent` knows. */
const hearEach = Object.fromEntries(Object.keys(events).map((kind) => [kind, hearLive]));

/** An event of the room (T01: within 2 s, without reload). */
function hearLive(event: LiveEvent | ModerationEvent, { seq, ts }: EventPlace): void {
  const { room } = state;
  if (!room) return;
  if (seq !== undefined) {
    if (seq <= heardUpTo) return;
    heardUpTo = seq;
  }
  if ('uid' in event) {
    if (event.uid === session.userBaseInfo?.uid) applyOrder(room.my, event);
    return;
  }
  if (event.kind === 'ban') {
    room.ban = event.until === 0 ? null : { reason: event.reason, until: event.until };
    return;
  }
  applyLiveEvent(state, event, ts ?? serverNow());
  if (event.kind === 'like_sum') likesOfOthers(event.by);
}

/** G135: whoever is removed hears the room no more; their inbox says it, and that they may come back. @returns stops it */
const hearRemovals = () =>
  connection.onRoom(inboxRoom, inboxEvents, {
    inbox_left: ({ room }) => {
      if (room === state.room?.room) void refreshLive();
    },
    inbox_entered: () => {
      if (state.failure === 'moderation.blocked') void refreshLive();
    },
  });

/** A fresh signed address of the picture, empty while nothing is on air (D89). @throws when it cannot be asked for */
export async function freshAddress(): Promise<string> {
  const loaded = await refreshLive();
  if (!loaded) throw new Error('the live session could not be loaded');
  return state.room ? playable(state.room) : '';
}

/** The address that came with the live session, for one connection: the next must ask anew (D89). */
export function takeAddress(): string {
  const { room } = state;
  if (!room) return '';
  const address = playable(room);
  room.flv = '';
  return address;
}

/** Likes of mine that a counter of the room will still bring back. */
let ownUncounted = 0;
const likePainters = new Set<(count: number) => void>();

/** Tells of likes by others, for hearts to rise. @returns stops it */
export function onLikes(paint: (count: number) => void): () => void {
  likePainters.add(paint);
  return () => void likePainters.delete(paint);
}

function likesOfOthers(by: number): void {
  const others = Math.max(0, by - ownUncounted);
  ownUncounted = Math.max(0, ownUncounted - by);
  if (others > 0) for (const paint of likePainters) paint(others);
}

const likes = createLikesBatch({
  send: async (n) => {
    ownUncounted += n;
    return service.sendLikes(state.liveId, n);
  },
  onChange: (unsent, total) => {
    state.likesUnsent = unsent;
    if (state.room && total !== undefined) {
      state.room.counters.likes = Math.max(state.room.counters.likes, total);
    }
  },
});
/** One press of the like button. */
export const like = likes.press;

const watchClock = createWatchClock({
  isWatching: () => state.player.phase === 'playing' && document.visibilityState === 'visible',
  report: (seconds) => {
    const position = Math.floor((momentSeen() ?? 0) / 1_000);
    // A background call (D90): a record that is lost costs the member some seconds of one task.
    void service.recordWatch(state.liveId, seconds, position).catch(() => undefined);
  },
});

/** N02: ms since the live session went on air at the picture on this screen; null before it is on air. */
export function momentSeen(): number | null {
  const { room, player } = state;
  if (!room || room.startedTs === null) return null;
  return mediaTime({ now: serverNow(), startedTs: room.startedTs, lag: player.lag });
}

const online = createPages({
  state: () => state.online,
  load: (page) => service.loadOnline(state.liveId, page),
  keyOf: ({ user }) => user.uid,
  // The list is asked for again and again by itself: only a page that the member asked for is missed.
  onMoreFailed: (error, page) => {
    if (page > 1) notifyError(error);
  },
});
/** Who is in the room now; the last list stays when a later one does not come. */
export const loadOnline = online.open;
/** The next page of who is in the room. */
export const loadMoreOnline = online.more;

/** The list follows the number of those who are here, but not more often than this, ms. */
const onlineEveryMs = 5_000;

/** Shows who is in the room, and follows their coming and going. @returns stops it */
export function openOnline(): () => void {
  void loadOnline();
  let shown = state.room?.counters.online;
  const timer = setInterval(() => {
    const count = state.room?.counters.online;
    if (count === shown) return;
    shown = count;
    void loadOnline();
  }, onlineEveryMs);
  return () => {
    clearInterval(timer);
    online.close();
  };
}

/** The page followed or subscribed on the member's behalf, or a membership was paid. */
export function markChannel(
  mine: Partial<Pick<LiveRoom['my'], 'followed' | 'subscribed' | 'iron_fan'>>,
): void {
  if (state.room) Object.assign(state.room.my, mine);
}

export function dismissRoomNotice(): void {
  state.notice = null;
}
