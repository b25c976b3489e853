import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingSource } from '../../../shared/player/index.ts';
import { openReplay, playIn } from './replay.actions.ts';
import * as service from './replay.service.ts';
import { replayState as state } from './replay.state.ts';

// flv.js reads `self` as it is loaded.
vi.mock('flv.js', () => ({ default: { LoggingControl: {}, isSupported: () => true } }));
vi.mock('./replay.service.ts');
const server = vi.mocked(service);
const minute = 60_000;
/** A video that begins nowhere by itself; what is opened in it is asked of the source. */
const video = Object.assign(new EventTarget(), {
  buffered: { length: 0 },
  currentTime: 0,
  muted: true,
  paused: false,
  play: async () => undefined,
}) as unknown as HTMLVideoElement;

/** Seconds at which the source was opened. */
let begun: number[];
let leave: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  begun = [];
  vi.spyOn(recordingSource, 'isSupported').mockReturnValue(true);
  vi.spyOn(recordingSource, 'open').mockImplementation((_video, _url, from) => {
    begun.push(from);
    return { close: () => undefined };
  });
  server.loadEvents.mockResolvedValue({ list: [], next: null });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function playFrom(from: number | null, leftAt: number | null): Promise<void> {
  server.loadReplay.mockResolvedValue({
    replay: { state: 'ready', hls: '/hls/7.m3u8', duration: 84 * minute },
    my: { left_at: leftAt },
  } as service.ReplayInfo);
  const close = openReplay('7');
  await vi.advanceTimersByTimeAsync(0);
  const stop = playIn(video, '7', from);
  leave = () => {
    stop();
    close();
  };
}

describe('where a replay begins', () => {
  it('S03: at the minute that the address names, whatever place it was left at', async () => {
    await playFrom(125_000, 31 * minute);
    expect(begun).toEqual([125]);
    expect(state).toMatchObject({ position: 125_000, leftAt: null });
  });

  it('S37: where it was left, when the address names no minute', async () => {
    await playFrom(null, 31 * minute);
    expect(begun).toEqual([31 * 60]);
    expect(state).toMatchObject({ position: 31 * minute, leftAt: 31 * minute });
  });

  it('where it was left, when the address names a minute after its end', async () => {
    await playFrom(84 * minute, 31 * minute);
    expect(begun).toEqual([31 * 60]);
    expect(state).toMatchObject({ position: 31 * minute, leftAt: 31 * minute });
  });
});
