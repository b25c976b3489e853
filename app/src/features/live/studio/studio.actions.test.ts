import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import {
  changeNotice,
  endLive,
  openStudio,
  pauseLive,
  rotateKey,
  sendNotice,
  stopLive,
  testLive,
} from './studio.actions.ts';
import * as service from './studio.service.ts';
import { studioState as state } from './studio.state.ts';

vi.mock('./studio.service.ts');
const server = vi.mocked(service);

const push = (key: string) => ({ rtmp_url: 'rtmp://host/live', key, stream: 's' });
const health = {
  pushing: true,
  fps: 25,
  bitrate: 900,
  gop: 2,
  codec: 'avc1',
  dropped: 0,
  refused: '',
  recording_off: null,
  tiers: [],
  advice: [],
};
const summary = { duration: 1, watched: 2, peak: 3, likes: 4, beans: 5, fans: 6 };
const ending = { state: 'ended' as const, ended_at: '', ended_at_ts: 1, summary };
const page = { visibilityState: 'visible' };
let close: () => void;
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  noticesState.list = [];
  server.loadPush.mockResolvedValue(push('s?key=1'));
  server.loadHealth.mockResolvedValue(health);
  close = openStudio('7');
  await passes(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

describe('S36: the console', () => {
  it('has the address, and asks for the health every 2 s while it can be seen', async () => {
    expect(state.push?.key).toBe('s?key=1');
    await passes(4_000);
    expect(server.loadHealth).toHaveBeenCalledTimes(3);
    page.visibilityState = 'hidden';
    await passes(10_000);
    expect(server.loadHealth).toHaveBeenCalledTimes(3);
    page.visibilityState = 'visible';
    await passes(2_000);
    expect(server.loadHealth).toHaveBeenCalledTimes(4);
    close();
    await passes(10_000);
    expect(server.loadHealth).toHaveBeenCalledTimes(4);
  });

  it('marks figures that are old, and says nothing of a question that got no answer', async () => {
    server.loadHealth.mockRejectedValue(new Error('no answer'));
    await passes(2_000);
    expect(state.isHealthStale).toBe(false);
    await passes(2_000);
    expect(state).toMatchObject({ isHealthStale: true, health });
    expect(noticesState.list).toEqual([]);
  });

  it('changes the key', async () => {
    server.loadPush.mockResolvedValueOnce(push('s?key=2'));
    await rotateKey();
    expect(server.loadPush).toHaveBeenLastCalledWith('7', true);
    expect(state.push?.key).toBe('s?key=2');
  });

  it('S36: pauses and tests once, and says why it could not', async () => {
    server.pause.mockResolvedValue({ paused_ts: 1 });
    expect(await Promise.all([pauseLive(true), pauseLive(true)])).toEqual([true, false]);
    expect(server.pause.mock.calls).toEqual([['7', true]]);
    server.test.mockRejectedValueOnce(new ApiError({ code: 409, msgKey: 'live.already_on_air' }));
    expect(await testLive()).toBe(false);
    expect(noticesState.list).toHaveLength(1);
    server.test.mockResolvedValue({ testing: true });
    expect(await testLive()).toBe(true);
  });

  it('ends once', async () => {
    server.end.mockResolvedValue(ending);
    expect(await Promise.all([endLive(), endLive()])).toEqual([true, false]);
    expect(server.end).toHaveBeenCalledOnce();
  });

  it('C064: sends a notice once and empties its form; a refused one stays, with its reason at the field', async () => {
    server.sendNotice.mockResolvedValue({ event_id: 'n1' });
    expect(await sendNotice()).toBe(false);
    expect(state.notice.errors).toEqual({ text: 'live.notice_empty' });
    changeNotice({ text: 'In ten minutes' });
    expect(await Promise.all([sendNotice(), sendNotice()])).toEqual([true, false]);
    expect(server.sendNotice.mock.calls.map(([given]) => given)).toEqual([
      { live_id: '7', text: 'In ten minutes' },
    ]);
    expect(state.notice.values.text).toBe('');
    changeNotice({ text: 'In five minutes' });
    server.sendNotice.mockRejectedValueOnce(
      new ApiError({ code: 400, msgKey: 'request.invalid', fields: { text: 'request.invalid' } }),
    );
    expect(await sendNotice()).toBe(false);
    expect(state.notice).toMatchObject({
      values: { text: 'In five minutes' },
      errors: { text: 'request.invalid' },
    });
  });

  it('says why it could not stop', async () => {
    server.stop.mockRejectedValueOnce(new ApiError({ code: 400, msgKey: 'live.reason_required' }));
    expect(await stopLive('7', '')).toBe(false);
    expect(noticesState.list).toHaveLength(1);
    expect(state.doing).toBeNull();
  });
});
