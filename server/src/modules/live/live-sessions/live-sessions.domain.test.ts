import { liveLimits, liveRole, liveStates, type LiveRole } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import {
  adviceOn,
  afterEndMs,
  entryRefusal,
  graceOf,
  liveForPush,
  may,
  mayHavePicture,
  step,
  type Act,
  type AirStatus,
} from './live-sessions.domain.ts';

const now = Date.UTC(2026, 10, 21, 4);
const idle = (state: AirStatus['state']): AirStatus => ({
  state,
  interruptedUntil: null,
  pausedAt: null,
});
const waiting = (until: number): AirStatus => ({
  state: 'live',
  interruptedUntil: until,
  pausedAt: null,
});
const paused = (until: number | null): AirStatus => ({
  state: 'live',
  interruptedUntil: until,
  pausedAt: now - 1,
});
const muchLater = now + liveLimits.pauseGraceMs;
const soon = now + liveLimits.publisherGraceMs;

/** T01: the result of each act in each state; `same` changes nothing and announces nothing. */
const table: [AirStatus, Act, string][] = [
  [idle('not_started'), 'push', 'live live_start'],
  [idle('not_started'), 'lost', 'same'],
  [idle('not_started'), 'due', 'same'],
  [idle('not_started'), 'end', 'live.not_on_air'],
  [idle('not_started'), 'stop', 'stopped live_stop'],
  [idle('live'), 'push', 'same'],
  [idle('live'), 'lost', `live live_interrupt ${soon}`],
  [idle('live'), 'due', 'same'],
  [idle('live'), 'end', 'ended live_end'],
  [idle('live'), 'stop', 'stopped live_stop'],
  [waiting(soon), 'push', 'live live_resume'],
  [waiting(soon), 'lost', 'same'],
  [waiting(soon), 'due', 'same'],
  [waiting(now), 'due', 'ended live_end'],
  [waiting(now - 1), 'due', 'ended live_end'],
  [waiting(soon), 'end', 'ended live_end'],
  [waiting(soon), 'stop', 'stopped live_stop'],
  [paused(null), 'lost', `live live_interrupt ${muchLater}`],
  [paused(muchLater), 'push', 'live live_resume'],
  [paused(muchLater), 'due', 'same'],
  [paused(now), 'due', 'ended live_end'],
  [idle('ended'), 'push', 'live.ended'],
  [idle('ended'), 'end', 'live.ended'],
  [idle('ended'), 'stop', 'live.ended'],
  [idle('ended'), 'due', 'same'],
  [idle('stopped'), 'push', 'live.stopped'],
  [idle('stopped'), 'end', 'live.stopped'],
  [idle('stopped'), 'stop', 'live.stopped'],
  [idle('stopped'), 'lost', 'same'],
  [idle('cancelled'), 'push', 'live.ended'],
];

test.each(table)('%o %s: %s', (live, act, expected) => {
  const next = step(now, live, act);
  if ('refused' in next) expect(next.refused).toBe(expected);
  else if (next.event === null) {
    expect(expected).toBe('same');
    const { state, interruptedUntil } = live;
    expect(next.to).toEqual({ state, interruptedUntil });
  } else {
    const until = next.to.interruptedUntil;
    expect([next.to.state, next.event, ...(until === null ? [] : [until])].join(' ')).toBe(expected);
  }
});

test('S36: of a pause and of a test, who only watches has no picture; an inspector sees the one, and not the other', () => {
  const onAir = { state: 'live', isPaused: false, isTested: false } as const;
  const inTest = { state: 'not_started', isPaused: false, isTested: true } as const;
  const has = (live: Parameters<typeof mayHavePicture>[0], scope: 'play' | 'test') =>
    liveRole.options.filter((role) => mayHavePicture(live, scope, role));
  expect(has(onAir, 'play')).toEqual(liveRole.options);
  expect(has({ ...onAir, isPaused: true }, 'play')).toEqual([
    'owner',
    'streamer',
    'live_admin',
    'inspector',
    'admin',
  ]);
  expect(has(inTest, 'test')).toEqual(['owner', 'streamer', 'live_admin', 'admin']);
  expect(has(inTest, 'play')).toEqual([]);
  expect(has({ ...inTest, isTested: false }, 'test')).toEqual([]);
  // Going on air ends the test's scope.
  expect(has(onAir, 'test')).toEqual([]);
});

test('nothing leads out of an end', () => {
  for (const state of ['ended', 'stopped', 'cancelled'] as const) {
    for (const act of ['push', 'lost', 'due', 'end', 'stop'] as const) {
      const next = step(now, idle(state), act);
      expect('refused' in next || next.to.state === state).toBe(true);
    }
  }
  expect(liveStates).toHaveLength(6);
});

test('T01: a grace that would end later than a whole one from now is of a clock that was set back since', () => {
  const until = (interruptedUntil: number | null, pausedAt: number | null = null) =>
    graceOf(now, { interruptedUntil, pausedAt });
  expect(until(null)).toBe('none');
  expect(until(now)).toBe('over');
  expect(until(now + 1)).toBe('runs');
  expect(until(now + liveLimits.publisherGraceMs)).toBe('runs');
  expect(until(now + liveLimits.publisherGraceMs + 1)).toBe('stale');
  expect(until(now + liveLimits.pauseGraceMs, now)).toBe('runs');
  expect(until(now + liveLimits.pauseGraceMs + 1, now)).toBe('stale');
});

describe('the live session of a push', () => {
  const live = (liveId: string, startAt: number, createdAt = 0) => ({ liveId, startAt, createdAt });
  const early = live('early', now - 600_000);
  const next = live('next', now + 60_000);
  const later = live('later', now + 86_400_000);

  test('is the chosen one, else the nearest in time, before or after', () => {
    expect(liveForPush(now, [early, next, later], 'later', null)).toEqual({ liveId: 'later' });
    expect(liveForPush(now, [early, later, next], null, null)).toEqual({ liveId: 'next' });
    expect(liveForPush(now, [early, later], null, null)).toEqual({ liveId: 'early' });
  });
  test('is none when the chosen one is over and nothing else is open', () => {
    expect(liveForPush(now, [], 'gone', null)).toEqual({ refused: 'no_live' });
  });
  test('is not the next one for an encoder that tries again after an end', () => {
    expect(liveForPush(now, [next], null, now - 1_000)).toEqual({ refused: 'just_ended' });
    expect(liveForPush(now, [next], 'next', now - 1_000)).toEqual({ liveId: 'next' });
    expect(liveForPush(now, [next], null, now - afterEndMs)).toEqual({ liveId: 'next' });
    const made = live('made', now + 60_000, now - 500);
    expect(liveForPush(now, [made], null, now - 1_000)).toEqual({ liveId: 'made' });
  });
});

test('rights of domain 3.1', () => {
  const allowed = (right: 'edit' | 'run' | 'stop') =>
    (['owner', 'streamer', 'live_admin', 'inspector', 'admin', 'member'] as LiveRole[]).filter((role) =>
      may(role, right),
    );
  expect(allowed('run')).toEqual(['owner', 'streamer', 'live_admin', 'admin']);
  expect(allowed('edit')).toEqual(['owner', 'streamer', 'live_admin', 'admin']);
  expect(allowed('stop')).toEqual(['owner', 'streamer', 'live_admin', 'inspector', 'admin']);
});

test('who may enter', () => {
  const viewer = (followed: boolean, subscribed: boolean, role: LiveRole = 'member') => ({
    role,
    followed,
    subscribed,
    hasPass: false,
  });
  const open = { courseType: 1 as const, blockNetwork: false };
  expect(entryRefusal(open, viewer(false, false))).toBeNull();
  expect(entryRefusal({ ...open, blockNetwork: true }, viewer(false, false))).toBe('live.network_blocked');
  expect(entryRefusal({ ...open, blockNetwork: true }, viewer(false, true))).toBeNull();
  expect(entryRefusal({ ...open, courseType: 2 }, viewer(true, false))).toBe('live.requirement');
  expect(entryRefusal({ ...open, courseType: 2 }, viewer(false, true))).toBeNull();
  // P10: following alone does not do, the fan club is asked for.
  expect(entryRefusal({ ...open, courseType: 3 }, viewer(true, false))).toBe('live.requirement');
  expect(entryRefusal({ ...open, courseType: 5 }, viewer(true, true))).toBe('live.requirement');
  const buyer = { ...viewer(false, false), hasPass: true };
  expect(entryRefusal({ ...open, courseType: 3 }, buyer)).toBeNull();
  expect(entryRefusal({ ...open, courseType: 5 }, buyer)).toBeNull();
  expect(entryRefusal({ ...open, courseType: 4 }, viewer(true, true))).toBe('live.requirement');
  expect(entryRefusal({ ...open, courseType: 4 }, buyer)).toBeNull();
  expect(entryRefusal({ courseType: 5, blockNetwork: true }, buyer)).toBe('live.network_blocked');
  expect(entryRefusal({ ...open, courseType: 2 }, buyer)).toBe('live.requirement');
  expect(entryRefusal({ courseType: 5, blockNetwork: true }, viewer(false, false, 'inspector'))).toBeNull();
});

test('S36: advice in plain words', () => {
  const good = {
    pushing: true,
    fps: 30,
    bitrate: 2_500,
    gop: 2,
    codec: 'avc1.64001f',
    audio: 'mp4a',
    jitter: 0.02,
    pace: 1,
    reordered: false,
  };
  expect(adviceOn(good)).toEqual([]);
  expect(adviceOn({ ...good, jitter: 0.6, pace: 0.8, reordered: true })).toEqual([
    'fps_uneven',
    'uplink_slow',
    'b_frames',
  ]);
  expect(adviceOn({ ...good, fps: 5, jitter: 0.6 })).toEqual(['fps_low']);
  expect(adviceOn({ ...good, gop: 8 })).toEqual(['gop_long']);
  // ffmpeg's default for a test picture is 4:4:4, which no browser decodes.
  expect(adviceOn({ ...good, codec: 'avc1.f4001e' })).toEqual(['codec_unplayable']);
  expect(adviceOn({ ...good, pushing: false, gop: 8 })).toEqual([]);

  // A stream without sound, without a picture, and one whose picture no browser plays are refused in words.
  expect(adviceOn({ ...good, audio: '' })).toEqual(['no_audio']);
  const noPicture = { ...good, fps: 0, gop: 0, codec: '' };
  expect(adviceOn(noPicture)).toEqual(['no_video']);
  // It has only just begun.
  expect(adviceOn({ ...noPicture, bitrate: 0 })).toEqual([]);
  for (const codec of ['hvc1', 'hev1', 'flv-12'])
    expect([codec, adviceOn({ ...good, codec })]).toEqual([codec, ['codec_unplayable']]);
});
