import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import * as ws from 'ws';
import { createCounters } from './counters.state.ts';
import { decodeFrame, encodeFrame } from '../frame-bytes.socket.ts';
import { createRecentFrames } from './recent-frames.state.ts';

/** Parses frames by RFC 6455; missing from the published types. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** A ring that remembers `seq` 1 to `last`, one a second since 0. */
function ringUpTo(last: number) {
  const ring = createRecentFrames();
  for (let seq = 1; seq <= last; seq += 1)
    ring.push({ seq, ts: seq * 1_000, bytes: Buffer.alloc(10), messageId: `m${seq}` });
  return ring;
}

describe('what a room remembers (D57)', () => {
  test('500 frames back, and not one more', () => {
    const ring = ringUpTo(700);
    const now = 700_000;
    expect(ring.reaches(700, 700, now)).toBe(true);
    expect(ring.reaches(200, 700, now)).toBe(true);
    expect(ring.reaches(199, 700, now)).toBe(false);
    expect(ring.reaches(0, 700, now)).toBe(false);
  });

  test('10 minutes back, and not one ms more', () => {
    const ring = ringUpTo(20);
    expect(ring.reaches(4, 20, 605_000)).toBe(true);
    expect(ring.reaches(4, 20, 605_001)).toBe(false);
    expect(ring.reaches(20, 20, 9_000_000)).toBe(true);
  });

  test('nobody is ahead of the room', () => {
    expect(ringUpTo(3).reaches(4, 3, 0)).toBe(false);
    expect(createRecentFrames().reaches(0, 0, 0)).toBe(true);
    expect(createRecentFrames().reaches(0, 5, 0)).toBe(false);
  });

  test('gives chunks of so many bytes, but never nothing', () => {
    const ring = ringUpTo(600);
    const seqs = (...chunk: Parameters<typeof ring.after>) => ring.after(...chunk).map(({ seq }) => seq);
    expect(seqs(500, 600, 35)).toEqual([501, 502, 503]);
    expect(seqs(500, 600, 1)).toEqual([501]);
    expect(seqs(500, 502, 1_000)).toEqual([501, 502]);
    expect(seqs(600, 600, 1_000)).toEqual([]);
  });
});

describe('the bytes of a frame (RFC 6455)', () => {
  test.each([0, 1, 110, 111, 112, 113, 65_000, 65_520, 65_530, 200_000])(
    'a body of %i characters is read by a receiver of others as it was written',
    async (size) => {
      const payload = { type: 'msg', text: 'é'.repeat(size % 7) + 'x'.repeat(size) };
      const bytes = encodeFrame(payload);
      const receiver = new Receiver({ isServer: false });
      const message = once(receiver, 'message');
      receiver.write(bytes);
      const [data, isBinary] = (await message) as [Buffer, boolean];
      expect(isBinary).toBe(false);
      expect(JSON.parse(data.toString())).toEqual(payload);
      expect(decodeFrame(bytes)).toEqual(payload);
    },
  );
});

describe('counters', () => {
  test('the first at once, then the latest once a second, nothing when nothing came', () => {
    vi.useFakeTimers();
    try {
      const shown: [number, number][] = [];
      const start = Date.now();
      const counters = createCounters<number>((value) => shown.push([Date.now() - start, value]));
      counters.count('like', 1);
      for (const [at, value] of [
        [100, 2],
        [900, 3],
        [1_100, 4],
        [3_500, 5],
      ] as const) {
        vi.advanceTimersByTime(at - (Date.now() - start));
        counters.count('like', value);
      }
      vi.advanceTimersByTime(5_000);
      expect(shown).toEqual([
        [0, 1],
        [1_000, 3],
        [2_000, 4],
        [3_500, 5],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});
