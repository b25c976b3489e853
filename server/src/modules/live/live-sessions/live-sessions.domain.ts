import { liveLimits, type CourseType, type LiveRole, type LiveState, type MsgKey } from '@goldbean/contract';

/** Name of a live session's message room (D89). */
export const roomOf = (liveId: string): string => `live_${liveId}`;

/** The live session whose room it is; null for another. */
export const liveOfRoom = (room: string): string | null =>
  room.startsWith('live_') ? room.slice('live_'.length) : null;

/** The state of a live session and, while the encoder is gone, the end of its grace (UTC ms). */
export interface AirStatus {
  readonly state: LiveState;
  readonly interruptedUntil: number | null;
  /** Since when the pause picture is shown, UTC ms. */
  readonly pausedAt: number | null;
}

/**
 * Acts on a live session: `push` an encoder connected, `lost` it disconnected, `due` the grace is over, `end` and
 * `stop` are decisions of people.
 */
export type Act = 'push' | 'lost' | 'due' | 'end' | 'stop';

/** The event that the room gets. */
type AirEvent = 'live_start' | 'live_resume' | 'live_interrupt' | 'live_end' | 'live_stop';

export type LiveStep =
  | { readonly to: Omit<AirStatus, 'pausedAt'>; readonly event: AirEvent | null }
  | { readonly refused: MsgKey };

const at = (state: LiveState, event: AirEvent | null, interruptedUntil: number | null = null): LiveStep => ({
  to: { state, interruptedUntil },
  event,
});

/** The refusal of every act on a live session that is over. */
export function overKey(state: LiveState): MsgKey | null {
  if (state === 'stopped') return 'live.stopped';
  return state === 'ended' || state === 'cancelled' ? 'live.ended' : null;
}

/**
 * The state machine of T01: not_started -> live -> ended; live or not_started -> stopped, for ever. Losing the
 * encoder changes no state: the live session waits `publisherGraceMs` with a pause picture, then ends; while its streamer
 * has paused it, `pauseGraceMs`.
 * @param now UTC ms
 */
export function step(now: number, live: AirStatus, act: Act): LiveStep {
  const { state, interruptedUntil } = live;
  const over = overKey(state);
  if (over) return act === 'due' || act === 'lost' ? at(state, null) : { refused: over };
  if (state !== 'live') {
    if (act === 'push') return at('live', 'live_start');
    if (act === 'stop') return at('stopped', 'live_stop');
    return act === 'end' ? { refused: 'live.not_on_air' } : { to: { state, interruptedUntil }, event: null };
  }
  switch (act) {
    case 'push':
      return at('live', interruptedUntil === null ? null : 'live_resume');
    case 'lost':
      if (interruptedUntil !== null) return { to: { state, interruptedUntil }, event: null };
      return at('live', 'live_interrupt', now + graceMs(live.pausedAt !== null));
    case 'due':
      if (interruptedUntil === null || interruptedUntil > now)
        return { to: { state, interruptedUntil }, event: null };
      return at('ended', 'live_end');
    case 'end':
      return at('ended', 'live_end');
    case 'stop':
      return at('stopped', 'live_stop');
  }
}

/**
 * How the wait for an encoder stands (T01): `none` while nothing is waited for. A grace that would end later than a whole one
 * from now is `stale`: the clock was set back meanwhile, and the moment that was written down says nothing any more.
 * @param now UTC ms
 */
export function graceOf(
  now: number,
  { interruptedUntil, pausedAt }: Pick<AirStatus, 'interruptedUntil' | 'pausedAt'>,
): 'none' | 'runs' | 'over' | 'stale' {
  if (interruptedUntil === null) return 'none';
  if (interruptedUntil <= now) return 'over';
  return interruptedUntil > now + graceMs(pausedAt !== null) ? 'stale' : 'runs';
}

/** How long an encoder may be gone, ms. */
export const graceMs = (isPaused: boolean): number =>
  isPaused ? liveLimits.pauseGraceMs : liveLimits.publisherGraceMs;

/** What a media address is for: to watch a live session on air, or the test of one that has not begun (G212). */
export type MediaScope = 'play' | 'test';

/** Whether somebody may have the picture now: of a test those who run it, of a pause whoever does not only watch. */
export function mayHavePicture(
  live: { readonly state: LiveState; readonly isPaused: boolean; readonly isTested: boolean },
  scope: MediaScope,
  role: LiveRole,
): boolean {
  if (scope === 'test') return live.state === 'not_started' && live.isTested && may(role, 'run');
  return live.state === 'live' && (!live.isPaused || role !== 'member');
}

/** A push within this time after a live session's end counts as the same encoder reconnecting, ms. */
export const afterEndMs = 30_000;

/** A live session that the next push may put on air. */
export interface Candidate {
  readonly liveId: string;
  /** UTC ms. */
  readonly startAt: number;
  readonly createdAt: number;
}

/**
 * The live session a push belongs to (D89): the chosen one, else the one nearest in time. An encoder that tries again
 * right after its live session ended must not open the next one, unless that was made since.
 * @param open live sessions not started
 * @param lastEndedAt UTC ms when the channel's last live session ended, or null
 */
export function liveForPush(
  now: number,
  open: readonly Candidate[],
  chosen: string | null,
  lastEndedAt: number | null,
): { liveId: string } | { refused: 'no_live' | 'just_ended' } {
  if (chosen !== null && open.some((live) => live.liveId === chosen)) return { liveId: chosen };
  const [nearest] = open.toSorted(
    (a, b) => Math.abs(a.startAt - now) - Math.abs(b.startAt - now) || a.startAt - b.startAt,
  );
  if (!nearest) return { refused: 'no_live' };
  const isRetry = lastEndedAt !== null && now - lastEndedAt < afterEndMs && nearest.createdAt <= lastEndedAt;
  return isRetry ? { refused: 'just_ended' } : { liveId: nearest.liveId };
}

/** The rows of domain 3.1's matrix that concern live sessions. */
export type Right = 'edit' | 'run' | 'stop';

const rights: Readonly<Record<LiveRole, readonly Right[]>> = {
  owner: ['edit', 'run', 'stop'],
  streamer: ['edit', 'run', 'stop'],
  live_admin: ['edit', 'run', 'stop'],
  admin: ['edit', 'run', 'stop'],
  inspector: ['stop'],
  member: [],
};
export const may = (role: LiveRole, right: Right): boolean => rights[role].includes(right);

/** Why a member may not enter, or null (D30). Those who run the live session always may. */
export function entryRefusal(
  live: { courseType: CourseType; blockNetwork: boolean },
  viewer: { role: LiveRole; followed: boolean; subscribed: boolean; hasPass: boolean },
): MsgKey | null {
  if (viewer.role !== 'member') return null;
  // A network member neither subscribes to the channel nor follows it.
  if (live.blockNetwork && !viewer.subscribed && !viewer.followed) return 'live.network_blocked';
  switch (live.courseType) {
    case 1:
      return null;
    case 2:
      return viewer.subscribed ? null : 'live.requirement';
    case 3:
    case 4:
    case 5:
      return viewer.hasPass ? null : 'live.requirement';
  }
}

/** Advice from the encoder's health (S36), as keys of the words that the streamer sees. */
export type StreamAdvice =
  | 'gop_long'
  | 'bitrate_low'
  | 'bitrate_high'
  | 'fps_low'
  | 'fps_uneven'
  | 'uplink_slow'
  | 'b_frames'
  | 'codec_unplayable'
  | 'no_audio'
  | 'no_video';

/** H.264 in the profiles browsers decode: baseline, main, high; or not yet known. */
const playableVideo = /^$|^avc1(\.(42|4d|58|64)[\da-f]{4})?$/;

/** @param health fps in pictures per second, bitrate in kbit/s, gop in s; 0 or empty while unknown; `jitter` and `pace` as the media server measures them */
export function adviceOn(health: {
  pushing: boolean;
  fps: number;
  bitrate: number;
  gop: number;
  codec: string;
  audio: string;
  jitter: number;
  pace: number;
  reordered: boolean;
}): StreamAdvice[] {
  const { pushing, fps, bitrate, gop, codec, audio, jitter, pace, reordered } = health;
  if (!pushing) return [];
  // Sound has come for a while, and no picture with it.
  if (fps === 0) return bitrate > 0 && codec === '' ? ['no_video'] : [];
  const found: [StreamAdvice, boolean][] = [
    // Playback begins at a key frame: the longer the interval, the later a viewer starts and the greater the delay.
    ['gop_long', gop > 4],
    ['bitrate_low', bitrate > 0 && bitrate < 150],
    ['bitrate_high', bitrate > 8_000],
    ['fps_low', fps < 10],
    // A rate that is too low has its own advice.
    ['fps_uneven', fps >= 10 && jitter > 0.35],
    ['uplink_slow', pace < 0.92],
    ['b_frames', reordered],
    ['codec_unplayable', !playableVideo.test(codec) || !['', 'mp4a', 'mp3'].includes(audio)],
    ['no_audio', audio === ''],
  ];
  return found.filter(([, applies]) => applies).map(([advice]) => advice);
}
