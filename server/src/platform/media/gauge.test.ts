import { expect, test } from 'vitest';
import { createGauge } from './gauge.ts';
import { AvPacket, packetKinds } from './protocol.ts';

/**
 * Health after ten seconds of pictures at these moments (ms, media time).
 * @param pace media time that arrives in a second, in seconds
 */
function healthOf(moments: readonly number[], { pace = 1, later = 0 } = {}) {
  let came = 0;
  const gauge = createGauge(() => came);
  for (const [place, dts] of moments.entries()) {
    came = dts / pace;
    const flags = place % 60 === 0 ? packetKinds.keyFrame : packetKinds.frame;
    gauge.count(
      Object.assign(new AvPacket(), {
        codec_type: 9,
        codec_id: 7,
        flags,
        dts,
        pts: dts + later,
        size: 9_000,
      }),
    );
  }
  return gauge.read();
}
const even = Array.from({ length: 300 }, (_, place) => Math.round((place * 1_000) / 30));

test('S36: an even picture that comes as fast as it plays', () => {
  expect(healthOf(even)).toMatchObject({ fps: 30, gop: 2, pace: 1, reordered: false });
  expect(healthOf(even).jitter).toBeLessThan(0.05);
});

test('S36: a rate that jumps is uneven though its mean is good', () => {
  // Three pictures at once, then a hole: still thirty a second.
  const jumping = even.map((_, place) => Math.floor(place / 3) * 100 + (place % 3) * 5);
  const { fps, jitter } = healthOf(jumping);
  expect(fps).toBeCloseTo(30, 0);
  expect(jitter).toBeGreaterThan(0.5);
});

test('S36: a line slower than the picture shows in its pace; what arrives together says nothing of it', () => {
  expect(healthOf(even, { pace: 0.8 }).pace).toBeCloseTo(0.8, 2);
  expect(healthOf(even, { pace: 100 }).pace).toBe(1);
});

test('S36: B-frames are seen', () => {
  expect(healthOf(even, { later: 66 }).reordered).toBe(true);
});

test.each([
  ['far ahead', 3_600_000],
  ['before the beginning', -3_600_000],
])('X10: one broken time stamp, %s, is two gaps, and what comes after it is measured as before', (_, by) => {
  // The picture arrives all the same: its own moment alone is wrong.
  const broken = even.map((dts, place) => (place === 120 ? dts + by : dts));
  const { fps, gop, bitrate, dropped } = healthOf(broken);
  expect([fps, gop, dropped]).toEqual([30, 2, 2]);
  expect(bitrate).toBe(healthOf(even).bitrate);
});

test('X10: time stamps that begin again are one gap, and the latest are measured', () => {
  const again = [...even, ...even];
  expect(healthOf(again)).toMatchObject({ fps: 30, gop: 2, dropped: 1 });
});

test.each([
  [0x68_76_63_31, 'hvc1'],
  [12, 'flv-12'],
])('X10: HEVC, codec %i, has a name that no browser plays', (codec_id, name) => {
  const gauge = createGauge(() => 0);
  const header = { codec_type: 9, codec_id, flags: packetKinds.videoHeader, dts: 0, pts: 0, size: 40 };
  gauge.count(Object.assign(new AvPacket(), { ...header, data: Buffer.alloc(40) }));
  expect(gauge.read().codec).toBe(name);
});
