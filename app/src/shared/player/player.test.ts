import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerStatus, Screen, PictureStreamEvents } from './picture.ts';
import { createPlayer, retryWait } from './player.ts';

/** A video whose network and clock the test controls. */
class FakeVideo implements Screen {
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  muted = false;
  volume = 1;
  refuses: 'nothing' | 'sound' | 'everything' = 'nothing';
  stretches: [number, number][] = [];

  get buffered(): TimeRanges {
    return {
      length: this.stretches.length,
      start: (index) => this.stretches[index]?.[0] ?? 0,
      end: (index) => this.stretches[index]?.[1] ?? 0,
    };
  }
  play(): Promise<void> {
    if (this.refuses === 'everything' || (this.refuses === 'sound' && !this.muted)) {
      return Promise.reject(new DOMException('press first', 'NotAllowedError'));
    }
    this.paused = false;
    return Promise.resolve();
  }
}

function setUp() {
  const video = new FakeVideo();
  const streams: { url: string; events: PictureStreamEvents; open: boolean }[] = [];
  const phases: string[] = [];
  let status: PlayerStatus | undefined;
  const parts = {
    isSupported: () => true,
    open: vi.fn((_video: FakeVideo, url: string, events: PictureStreamEvents) => {
      const stream = { url, events, open: true };
      streams.push(stream);
      return { close: () => void (stream.open = false) };
    }),
    freshAddress: vi.fn(async () => '/fresh.flv'),
    onChange: (next: PlayerStatus) => {
      if (status?.phase !== next.phase) phases.push(next.phase);
      status = next;
    },
    isOnline: () => true,
    isHidden: () => false,
    random: () => 1,
  };
  /** Advances the time, and the picture with it unless it has stopped. */
  const passes = async (ms: number, moves = false) => {
    for (let gone = 0; gone < ms; gone += 500) {
      if (moves) {
        video.stretches = [[0, video.currentTime + 1.5]];
        video.currentTime += 0.5;
      }
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  const openStreams = () => streams.filter((stream) => stream.open);
  return { video, streams, phases, parts, passes, openStreams, status: () => status };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('S35: the player', () => {
  it('plays the address it is given, and asks for one when it is given none', async () => {
    const { video, parts, streams, passes, phases } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    expect(streams.map(({ url }) => url)).toEqual(['/signed.flv']);
    expect(parts.freshAddress).not.toHaveBeenCalled();
    expect(phases).toEqual(['connecting', 'playing']);
    player.start(video, '');
    await passes(500, true);
    expect(streams.at(-1)?.url).toBe('/fresh.flv');
  });

  it('says at once that the first picture moves', async () => {
    const { video, parts, phases } = setUp();
    createPlayer(parts).start(video, '/signed.flv');
    await vi.advanceTimersByTimeAsync(300);
    video.stretches = [[0, 1.5]];
    video.currentTime = 0.05;
    expect(phases).toEqual(['connecting']);
    await vi.advanceTimersByTimeAsync(100);
    expect(phases).toEqual(['connecting', 'playing']);
  });

  it('asks for a fresh address when the stream ends, and goes on', async () => {
    const { video, parts, streams, passes, phases, openStreams } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    streams[0]?.events.onBroken('over');
    await passes(1_000, true);
    expect(phases).toEqual(['connecting', 'playing', 'stalled', 'playing']);
    expect(openStreams().map(({ url }) => url)).toEqual(['/fresh.flv']);
  });

  it('notices a picture that stands, but not one that the viewer paused', async () => {
    const { video, parts, streams, passes } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    video.paused = true;
    await passes(20_000);
    expect(streams).toHaveLength(1);
    video.paused = false;
    await passes(5_000);
    expect(streams).toHaveLength(2);
    expect(streams[0]?.open).toBe(false);
  });

  it('X10: in a tab that was stopped for ten minutes it jumps to now, or fetches the picture anew', async () => {
    const { video, parts, streams, passes, status, openStreams } = setUp();
    createPlayer(parts).start(video, '/signed.flv');
    // Longer than what jumps because it has only just begun.
    await passes(30_000, true);
    // No timer of the page runs meanwhile.
    vi.setSystemTime(Date.now() + 600_000);
    const arrived = video.currentTime + 30;
    video.stretches = [[0, arrived]];
    await passes(500);
    expect(arrived - video.currentTime).toBeLessThan(1);
    expect(openStreams().map(({ url }) => url)).toEqual(['/signed.flv']);
    // The server has cut a reader that did not read (media.test.ts).
    streams[0]?.events.onBroken('over');
    await passes(1_000, true);
    expect(openStreams().map(({ url }) => url)).toEqual(['/fresh.flv']);
    expect(status()).toMatchObject({ phase: 'playing', why: 'live' });
  });

  it('waits longer with every failure, says lost, and never stops trying', async () => {
    const { video, parts, passes, phases } = setUp();
    parts.freshAddress.mockRejectedValue(new Error('no answer'));
    const player = createPlayer(parts);
    player.start(video, '');
    await passes(60_000);
    expect(phases).toEqual(['connecting', 'stalled', 'lost']);
    const tries = parts.freshAddress.mock.calls.length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(15);
    parts.freshAddress.mockResolvedValue('/back.flv');
    await passes(10_000, true);
    expect(phases.at(-1)).toBe('playing');
  });

  it('says offline when the browser is, and comes back at once when told', async () => {
    const { video, parts, streams, passes, phases } = setUp();
    const player = createPlayer({ ...parts, isOnline: () => false });
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    streams[0]?.events.onBroken('network');
    expect(phases.at(-1)).toBe('offline');
    player.retryNow();
    await passes(1_000, true);
    expect(phases.at(-1)).toBe('playing');
    player.retryNow();
    await passes(500, true);
    expect(streams).toHaveLength(2);
  });

  it('falls silent when the browser forbids sound, and speaks after a press', async () => {
    const { video, parts, passes, status } = setUp();
    video.refuses = 'sound';
    const player = createPlayer(parts);
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    expect(status()).toMatchObject({ phase: 'playing', isSilenced: true });
    player.unblock();
    expect(video.muted).toBe(false);
    expect(status()?.isSilenced).toBe(false);
  });

  it('asks for a press when the browser forbids even silent pictures', async () => {
    const { video, parts, passes, phases } = setUp();
    video.refuses = 'everything';
    createPlayer(parts).start(video, '/signed.flv');
    await passes(500);
    expect(phases).toEqual(['connecting', 'blocked']);
  });

  it('opens nothing where flv cannot be played', async () => {
    const { video, parts, passes, phases } = setUp();
    createPlayer({ ...parts, isSupported: () => false }).start(video, '/signed.flv');
    await passes(1_000);
    expect(parts.open).not.toHaveBeenCalled();
    expect(phases).toEqual(['unsupported']);
  });

  it('stopped, hears nothing of what was under way', async () => {
    const { video, parts, streams, passes, phases, openStreams } = setUp();
    const player = createPlayer(parts);
    player.start(video, '');
    player.stop();
    await passes(1_000);
    expect(parts.open).not.toHaveBeenCalled();
    player.start(video, '/signed.flv');
    await passes(500, true);
    player.stop();
    streams[0]?.events.onBroken('over');
    await passes(10_000);
    expect(openStreams()).toEqual([]);
    expect(phases.at(-1)).toBe('idle');
  });

  it('begins silent when told so, and keeps the choice of the viewer after that', async () => {
    const { video, parts, passes } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/signed.flv', true);
    await passes(500, true);
    expect(video.muted).toBe(true);
    player.setVolume(0.4);
    expect([video.muted, video.volume]).toEqual([false, 0.4]);
    player.start(video, '/signed.flv', true);
    expect(video.muted).toBe(false);
    player.setVolume(0);
    expect(video.muted).toBe(true);
  });

  it('says why it is behind: held by the viewer, or in the background', async () => {
    const { video, parts, passes, status } = setUp();
    let isHidden = false;
    createPlayer({ ...parts, isHidden: () => isHidden }).start(video, '/signed.flv');
    await passes(1_000, true);
    expect(status()).toMatchObject({ lag: 1, why: 'live' });
    video.paused = true;
    video.stretches = [[0, video.currentTime + 5]];
    await passes(500);
    expect(status()).toMatchObject({ phase: 'playing', lag: 5, why: 'paused' });
    video.paused = false;
    isHidden = true;
    video.currentTime += 1;
    await passes(500);
    expect(status()).toMatchObject({ lag: 4, why: 'hidden' });
  });
  it('fetches the picture anew when the viewer asks, though it plays', async () => {
    const { video, parts, passes, phases, openStreams } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/signed.flv');
    await passes(1_000, true);
    player.reload();
    await passes(1_000, true);
    expect(openStreams().map(({ url }) => url)).toEqual(['/fresh.flv']);
    expect(phases).toEqual(['connecting', 'playing', 'stalled', 'playing']);
  });
  it('K27: takes another tier when its picture moves, and the one before plays until then', async () => {
    const { video, parts, streams, passes, openStreams, phases } = setUp();
    const onSwap = vi.fn();
    const player = createPlayer({ ...parts, onSwap });
    player.start(video, '/original.flv');
    await passes(1_000, true);
    video.muted = false;
    const other = new FakeVideo();
    const taken = player.switchTo(other, '/sd.flv');
    await passes(500, true);
    expect(openStreams().map(({ url }) => url)).toEqual(['/original.flv', '/sd.flv']);
    expect([onSwap.mock.calls.length, other.muted]).toEqual([0, true]);
    other.currentTime = 0.2;
    await passes(200);
    expect(await taken).toBe(true);
    expect(onSwap).toHaveBeenCalledWith(other);
    expect(openStreams().map(({ url }) => url)).toEqual(['/sd.flv']);
    expect(other.muted).toBe(false);
    expect(phases).toEqual(['connecting', 'playing']);
    streams.at(-1)?.events.onBroken('over');
    await passes(1_000);
    expect(openStreams().map(({ url }) => url)).toEqual(['/fresh.flv']);
  });
  it('K27: a tier that does not come leaves the picture before', async () => {
    const { video, parts, streams, passes, openStreams } = setUp();
    const player = createPlayer(parts);
    player.start(video, '/original.flv');
    await passes(1_000, true);
    const broken = player.switchTo(new FakeVideo(), '/sd.flv');
    streams.at(-1)?.events.onBroken('network');
    expect(await broken).toBe(false);
    const late = player.switchTo(new FakeVideo(), '/hd.flv');
    await passes(16_000, true);
    expect(await late).toBe(false);
    expect(openStreams().map(({ url }) => url)).toEqual(['/original.flv']);
  });
  it('jumps to now within what has arrived', async () => {
    const { video, parts, passes } = setUp();
    createPlayer(parts).start(video, '/signed.flv');
    await passes(500, true);
    video.stretches = [[0, 30]];
    video.currentTime += 0.5;
    await vi.advanceTimersByTimeAsync(500);
    expect(video.currentTime).toBeCloseTo(29.2);
  });
});

describe('retryWait', () => {
  it('doubles from 400 ms to 8 s, with half of it left to chance', () => {
    expect([1, 2, 3, 10].map((failures) => retryWait(failures, 1))).toEqual([400, 800, 1_600, 8_000]);
    expect(retryWait(1, 0)).toBe(200);
  });
});
