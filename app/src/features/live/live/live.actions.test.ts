import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from 'valtio/vanilla';
import { ApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import type { LiveInfo } from './live.service.ts';
import * as service from './live.service.ts';
import {
  catchUpWith,
  freshAddress,
  like,
  markChannel,
  momentSeen,
  onLikes,
  openLive,
  refreshLive,
  takeAddress,
} from './live.actions.ts';
import { liveRoomState as state } from './live.state.ts';

// flv.js reads `self` as it is loaded.
vi.mock('flv.js', () => ({ default: { LoggingControl: {}, isSupported: () => true } }));
vi.mock('./live.service.ts');
const loadInfo = vi.mocked(service.loadInfo);

const person = { uid: '1', jwcode: '1', nickname: 'Lin', img: '', level: 1 };
function info(given: Partial<LiveInfo> = {}): LiveInfo {
  return {
    live: {
      live_id: '7',
      room: 'live_7',
      name: 'Reading a balance sheet',
      theme: '',
      introduction: '',
      background: '',
      state: 'live',
      interrupted: false,
      start_time: '',
      start_time_ts: 0,
      course_type: 1,
      ticket_beans: null,
    },
    room: 'live_7',
    channel: { channel_id: '3', name: 'Value', img: '' },
    streamer: person,
    state: 'live',
    started_ts: 1_000,
    paused_ts: null,
    testing: false,
    end_reason: '',
    now: { product_id: null, vote: null, wishes: [], rank: { top: [], count: 0 }, running: {} },
    media: { flv: '/media/a.flv', hls: null },
    my: {
      role: 'member',
      followed: false,
      subscribed: false,
      iron_fan: false,
      frozen: false,
      warned: false,
      muted: false,
      appointed: false,
    },
    counters: { online: 1, watched: 1, likes: 5, fans: 1 },
    last_seq: 10,
    server_ts: Date.now(),
    ...given,
  };
}
const event = (seq: number | undefined, data: object, room = 'live_7') =>
  frames.tell({ type: 'event', room, epoch: 'e', ts: 5_000, data, ...(seq !== undefined && { seq }) });

async function enter(given?: Partial<LiveInfo>) {
  loadInfo.mockResolvedValueOnce(info(given));
  const leave = openLive('7');
  await vi.waitFor(() => expect(state.room).not.toBeNull());
  return leave;
}

beforeEach(() => {
  loadInfo.mockReset();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

describe('T01: the live session follows its room', () => {
  it('goes from not started to live to interrupted to live to ended', async () => {
    const leave = await enter({ state: 'not_started', started_ts: null, media: { flv: '', hls: null } });
    event(11, { kind: 'live_start', live_id: '7' });
    expect(state.room).toMatchObject({ state: 'live', startedTs: 5_000 });
    event(12, { kind: 'live_interrupt', live_id: '7', until: 9_000 });
    expect(state.room).toMatchObject({ state: 'live', interruptedUntil: 9_000 });
    event(13, { kind: 'live_resume', live_id: '7' });
    expect(state.room).toMatchObject({ state: 'live', interruptedUntil: null, startedTs: 5_000 });
    event(14, { kind: 'live_end', live_id: '7' });
    expect(state.room).toMatchObject({ state: 'ended' });
    leave();
  });

  it('S36: is paused and goes on, also while its encoder is gone; a test ends when it goes on air', async () => {
    const leave = await enter({ paused_ts: 900 });
    expect(state.room?.pausedSince).toBe(900);
    event(11, { kind: 'live_pause', live_id: '7', since: null });
    expect(state.room).toMatchObject({ pausedSince: null, flv: '' });
    event(12, { kind: 'live_pause', live_id: '7', since: 4_000 });
    event(13, { kind: 'live_interrupt', live_id: '7', until: 9_000 });
    event(14, { kind: 'live_resume', live_id: '7' });
    expect(state.room).toMatchObject({ pausedSince: 4_000, interruptedUntil: null });
    leave();
    const leaveTest = await enter({ state: 'not_started', started_ts: null, testing: true });
    expect(state.room).toMatchObject({ testing: true, hasTestPicture: true });
    event(15, { kind: 'live_start', live_id: '7' });
    expect(state.room).toMatchObject({ state: 'live', testing: false, hasTestPicture: false });
    leaveTest();
  });

  it('says why it was stopped', async () => {
    const leave = await enter();
    event(11, { kind: 'live_stop', live_id: '7', reason: 'advertising' });
    expect(state.room).toMatchObject({ state: 'stopped', endReason: 'advertising' });
    leave();
  });

  it('T02, T03: feels at once what is done against the member, and nothing of what is done against others', async () => {
    session.userBaseInfo = { ...person, mobile: '' };
    const leave = await enter();
    event(11, { kind: 'freeze', uid: '2', until: null });
    event(12, { kind: 'warn', warning_id: 'w', scope: 'viewer', uid: '2' });
    expect(state.room?.my).toMatchObject({ frozen: false, warned: false });
    event(13, { kind: 'freeze', uid: '1', until: null });
    event(14, { kind: 'warn', warning_id: 'w', scope: 'viewer', uid: '1' });
    expect(state.room?.my).toMatchObject({ frozen: true, warned: true });
    event(15, { kind: 'freeze', uid: '1', until: 0 });
    event(16, { kind: 'warn_ack', warning_id: 'w', uid: '1' });
    expect(state.room?.my).toMatchObject({ frozen: false, warned: false });
    leave();
  });

  it('passes over events that are in what was loaded, of other rooms, and unknown', async () => {
    const leave = await enter();
    event(10, { kind: 'live_end', live_id: '7' });
    event(11, { kind: 'live_end', live_id: '8' }, 'live_8');
    event(11, { kind: 'eclipse' });
    expect(state.room?.state).toBe('live');
    leave();
  });

  it('an answer that was under way when the end came does not bring the live session back', async () => {
    const leave = await enter();
    event(11, { kind: 'live_end', live_id: '7' });
    loadInfo.mockResolvedValueOnce(info({ last_seq: 10 }));
    await freshAddress();
    expect(state.room?.state).toBe('ended');
    leave();
  });

  it('loads anew only when the room went on after what was loaded', async () => {
    const leave = await enter();
    catchUpWith(10);
    expect(loadInfo).toHaveBeenCalledTimes(1);
    const user = { uid: '2', nickname: 'Mei', img: '' };
    event(11, { kind: 'barrage', event_id: 'b1', user, text: 'well told', media_ts: null });
    catchUpWith(11);
    expect(loadInfo).toHaveBeenCalledTimes(1);
    loadInfo.mockResolvedValueOnce(info({ state: 'ended', last_seq: 12 }));
    catchUpWith(12);
    await vi.waitFor(() => expect(state.room?.state).toBe('ended'));
    leave();
  });

  it('G18: what is not of the live session changes nothing that its page reads, so that nothing renders', async () => {
    const leave = await enter();
    const changed = vi.fn();
    const stop = subscribe(state, changed, true);
    const user = { uid: '2', nickname: 'Mei', img: '' };
    event(11, { kind: 'barrage', event_id: 'b1', user, text: 'well told', media_ts: null });
    expect(changed).not.toHaveBeenCalled();
    event(12, { kind: 'online_count', online: 2, watched: 2 });
    expect(changed).toHaveBeenCalled();
    stop();
    leave();
  });
});

describe('counters', () => {
  it('likes never go back, and online follows', async () => {
    const leave = await enter();
    event(undefined, { kind: 'like_sum', total: 9, by: 4 });
    event(undefined, { kind: 'like_sum', total: 8, by: 1 });
    event(undefined, { kind: 'online_count', online: 4, watched: 6 });
    expect(state.room?.counters).toMatchObject({ likes: 9, online: 4, watched: 6 });
    leave();
  });

  it('hearts rise for the likes of others, not again for mine', async () => {
    const leave = await enter();
    vi.useFakeTimers();
    const hearts: number[] = [];
    const stop = onLikes((count) => hearts.push(count));
    vi.mocked(service.sendLikes).mockResolvedValueOnce(7);
    like();
    like();
    await vi.advanceTimersByTimeAsync(1_000);
    event(undefined, { kind: 'like_sum', total: 7, by: 2 });
    event(undefined, { kind: 'like_sum', total: 10, by: 3 });
    expect(hearts).toEqual([3]);
    vi.useRealTimers();
    stop();
    leave();
  });
});

describe('D89: the media address', () => {
  it('is used once, then asked for anew', async () => {
    const leave = await enter();
    expect(takeAddress()).toBe('/media/a.flv');
    expect(takeAddress()).toBe('');
    loadInfo.mockResolvedValueOnce(info({ media: { flv: '/media/b.flv', hls: null } }));
    expect(await freshAddress()).toBe('/media/b.flv');
    loadInfo.mockRejectedValueOnce(new Error('gone'));
    await expect(freshAddress()).rejects.toThrow();
    leave();
  });
});

describe('visits', () => {
  it('what an earlier one hears of does not reach the present', async () => {
    let answer: ((given: LiveInfo) => void) | undefined;
    loadInfo.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    openLive('6')();
    const leave = await enter();
    answer?.(info({ room: 'live_6' }));
    await Promise.resolve();
    expect(state.room?.room).toBe('live_7');
    leave();
  });

  it('says why a live session cannot be entered', async () => {
    loadInfo.mockRejectedValueOnce(new Error('x'));
    const leave = openLive('7');
    await vi.waitFor(() => expect(state.failure).toBe('system.error'));
    leave();
  });

  it('P10: refused for course type 4, it names the channel that asks a membership, until it is open', async () => {
    const detail = { course_type: 4, channel_id: '9' };
    loadInfo.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'live.requirement', detail }));
    const leave = openLive('7');
    await vi.waitFor(() => expect(state.ironChannel).toBe('9'));
    loadInfo.mockResolvedValueOnce(info());
    expect(await refreshLive()).toBe(true);
    expect([state.failure, state.ironChannel]).toEqual([null, null]);
    leave();
  });

  it('P10: refused for course type 3, it names the channel whose club is asked for, until it is open', async () => {
    const detail = { course_type: 3, channel_id: '9' };
    loadInfo.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'live.requirement', detail }));
    const leave = openLive('7');
    await vi.waitFor(() => expect([state.clubChannel, state.ironChannel]).toEqual(['9', null]));
    loadInfo.mockResolvedValueOnce(info());
    expect(await refreshLive()).toBe(true);
    expect([state.failure, state.clubChannel]).toEqual([null, null]);
    leave();
  });

  it.each([
    ['5', { course_type: 5 }, true],
    ['2', { course_type: 2 }, false],
    ['not said', {}, false],
  ])('S49: refused for course type %s, it tells apart whether a ticket is lacking', async (_, detail, is) => {
    loadInfo.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'live.requirement', detail }));
    const leave = openLive('7');
    await vi.waitFor(() => expect(state.failure).toBe('live.requirement'));
    expect(state.lacksTicket).toBe(is);
    loadInfo.mockResolvedValueOnce(info());
    expect(await refreshLive()).toBe(true);
    expect([state.failure, state.lacksTicket]).toEqual([null, false]);
    leave();
  });

  it('knows the moment seen from when it went on air', async () => {
    const leave = await enter({ started_ts: Date.now() - 60_000 });
    state.player = { phase: 'playing', lag: 2, why: 'buffer', isSilenced: false };
    expect(momentSeen()).toBeGreaterThan(57_000);
    expect(momentSeen()).toBeLessThan(59_000);
    markChannel({ followed: true });
    expect(state.room?.my.followed).toBe(true);
    leave();
  });
});
