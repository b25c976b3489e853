import { clubChannelOf, ironChannelOf, lacksTicket } from '@goldbean/contract/live';
import type { Message } from '@goldbean/contract/talk';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createFlown } from '../../../shared/barrage/index.ts';
import { createWatchClock, recordingSource } from '../../../shared/player/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { session } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { createReplayCursor } from './replay-cursor.ts';
import { createReplayPlayer } from './replay-player.ts';
import { shower, type ReplayEventView } from './replay-show.ts';
import * as service from './replay.service.ts';
import { emptyReplay, replayState as state } from './replay.state.ts';

const scope = createRequestScope();
/** Hands over what flies and stands over the picture. @returns stops it */
export const onShown = shower.add;

/** Replays that are not whole yet are asked for again so often, ms. */
const againMs = 5_000;
/** While it is recorded, the last of what happened may still be on its way, ms. */
const edgeMs = 3_000;
/** So many messages are kept to be read. */
const talkMost = 500;
/** What happened longer ago than this when it came is read, but no longer flies. ms */
const freshMs = 3_000;

const flown = createFlown((lines) => {
  state.flown = lines;
});

const lineOf = ({ data, media_ts }: ReplayEventView & { data: { kind: 'barrage' } }) => ({
  id: data.event_id,
  at: media_ts,
  uid: data.user.uid,
  nickname: data.user.nickname,
  text: data.text,
  isOwn: data.user.uid === session.userBaseInfo?.uid,
});

const isBarrage = (event: ReplayEventView): event is ReplayEventView & { data: { kind: 'barrage' } } =>
  event.data.kind === 'barrage';

function take(events: readonly service.ListedReplayEvent[]): void {
  const said = events.flatMap((event) => (event.type === 'msg' ? [event.data] : []));
  const happened = events.flatMap((event) => (event.type === 'event' ? [event] : []));
  if (said.length > 0) state.talk = keepTalk([...state.talk, ...said]);
  flown.add(...happened.filter(isBarrage).map(lineOf));
}

const keepTalk = (talk: readonly Message[]) => ref(talk.slice(-talkMost));

const cursor = createReplayCursor<service.ListedReplayEvent>({
  load: loadAll,
  end: () => {
    const replay = state.info?.replay;
    if (!replay) return 0;
    return replay.state === 'recording' ? replay.duration - edgeMs : replay.duration + 1;
  },
  onPast: (events) => {
    state.talk = keepTalk([]);
    flown.clear();
    shower.clear();
    take(events);
  },
  onEvents: (events) => {
    take(events);
    for (const event of events)
      if (event.type === 'event' && event.media_ts > state.position - freshMs) shower.show(event);
  },
  now: () => Date.now(),
});

async function loadAll(from: number, to: number): Promise<readonly service.ListedReplayEvent[]> {
  const all: service.ListedReplayEvent[] = [];
  let next: string | null = null;
  do {
    const answer: service.ReplayEvents = await service.loadEvents(state.liveId, {
      from,
      to,
      ...(next !== null && { cursor: next }),
    });
    all.push(...answer.list);
    ({ next } = answer);
  } while (next !== null);
  return all;
}

const player = createReplayPlayer({
  isSupported: () => recordingSource.isSupported(),
  open: (...given) => recordingSource.open(...given),
  freshAddress: async () => {
    const isLoaded = await refreshReplay();
    if (!isLoaded) throw new Error('the replay could not be loaded');
    return state.info?.replay.hls ?? '';
  },
  onPhase: (phase) => {
    state.phase = phase;
  },
  onSilenced: () => {
    state.isSilenced = true;
  },
  onPlace: (position, loaded) => {
    Object.assign(state, { position, loaded });
    cursor.tick(position);
  },
});
export const { pause, play } = player;

/** The member chose themselves whether it is heard. */
export function heardAsChosen(): void {
  state.isSilenced = false;
}

/** Goes to a place, and begins what is said and flies there anew. @param to ms */
export function seek(to: number): void {
  const place = Math.min(Math.max(0, to), state.info?.replay.duration ?? 0);
  player.seek(place);
  cursor.seek(place);
}

export function setSpeed(speed: number): void {
  state.speed = speed;
  player.setSpeed(speed);
}

const watchClock = createWatchClock({
  isWatching: () => state.phase === 'playing' && document.visibilityState === 'visible',
  report: (seconds) => {
    // A background call (D90): a record that is lost costs the member some seconds of one task.
    void service
      .recordWatch(state.liveId, seconds, Math.floor(state.position / 1_000))
      .catch(() => undefined);
  },
});

/**
 * Plays the replay in a video, from where the member left it unless the address names a place.
 * @param named ms; null for none, as one after the end counts too
 * @returns stops it; the place is reported with the time
 */
export function playIn(video: HTMLVideoElement, liveId: string, named: number | null): () => void {
  const { info } = state;
  if (!info || state.liveId !== liveId) return () => undefined;
  const isNamed = named !== null && named < info.replay.duration;
  state.leftAt = isNamed ? null : info.my.left_at;
  const from = isNamed ? named : (info.my.left_at ?? 0);
  state.position = from;
  player.start(video, info.replay.hls, from);
  cursor.seek(from);
  watchClock.start();
  return () => {
    watchClock.stop();
    player.stop();
    cursor.stop();
  };
}

/** The member does not want to go on where they left. */
export function fromBeginning(): void {
  state.leftAt = null;
  seek(0);
}

/** Loads the replay anew: at the start, while it grows, and for a fresh address. @returns whether it could be loaded */
export async function refreshReplay(): Promise<boolean> {
  const isCurrent = scope.watch();
  try {
    const info = await service.loadReplay(state.liveId);
    if (!isCurrent()) return false;
    Object.assign(state, {
      info,
      failure: null,
      lacksTicket: false,
      ironChannel: null,
      clubChannel: null,
    });
    return true;
  } catch (error) {
    const refusal = asApiError(error);
    if (isCurrent() && !state.info)
      Object.assign(state, {
        failure: refusal.msgKey,
        lacksTicket: lacksTicket(refusal),
        ironChannel: ironChannelOf(refusal),
        clubChannel: clubChannelOf(refusal),
      });
    return false;
  }
}

/** Shows the replay of a live session. @returns leaves it */
export function openReplay(liveId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyReplay(), { liveId });
  const poll = createPoll({
    ask: async () => {
      const status = state.info?.replay.state;
      if (status === undefined || status === 'recording' || status === 'processing') await refreshReplay();
    },
    isVisible: () => document.visibilityState === 'visible',
    everyMs: againMs,
  });
  poll.start();
  return () => {
    poll.stop();
    if (isCurrent()) scope.end();
  };
}
