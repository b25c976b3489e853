import { replayLimits } from '@goldbean/contract';
import { expect, test } from 'vitest';
import {
  cutOf,
  gapsOf,
  momentAt,
  momentOfMessage,
  placeOf,
  placeToGoOn,
  shownPlaceOf,
  type RecordedSpan,
} from './replay.domain.ts';

const at = 1_000_000;
/** On air at `at`; the encoder was gone from 10 to 30 s, and the recorder from 40 to 42 s. */
const stretches: readonly RecordedSpan[] = [
  { begunAt: at, ms: 10_000, endedBy: 'encoder' },
  { begunAt: at + 30_000, ms: 10_000, endedBy: 'recorder' },
  { begunAt: at + 42_000, ms: 5_000, endedBy: 'encoder' },
];

test('N02: a moment lies on its frame, and what nobody saw lies where the picture goes on', () => {
  const places = [-5, 0, 9_999, 10_000, 20_000, 30_000, 35_000, 41_000, 42_000, 46_000, 60_000];
  expect(places.map((ms) => placeOf(stretches, at + ms))).toEqual([
    0, 0, 9_999, 10_000, 10_000, 10_000, 15_000, 20_000, 20_000, 24_000, 25_000,
  ]);
});

test('N02: what came after the last picture is shown with it, and moves on while it is recorded', () => {
  expect(shownPlaceOf(stretches, null, at + 60_000)).toBe(24_999);
  const open = [...stretches.slice(0, 2), { begunAt: at + 42_000, ms: 5_000, endedBy: null }];
  expect(shownPlaceOf(open, null, at + 60_000)).toBe(38_000);
});

test('N02: what is cut off has no place; the rest moves to the front', () => {
  const cut = { from: 4_000, to: 15_000 };
  const moments = [3_999, 4_000, 20_000, 34_999, 35_000];
  expect(moments.map((ms) => shownPlaceOf(stretches, cut, at + ms))).toEqual([null, 0, 6_000, 10_999, null]);
});

test('N02: the moments of two stretches of a replay that meet are those of both, each once', () => {
  const moments = Array.from({ length: 140 }, (_, index) => at - 10_000 + index * 500);
  for (let edge = 0; edge <= 25_000; edge += 250) {
    const earliest = momentAt(stretches, edge);
    for (const moment of moments) {
      // Whoever asks from `edge` on reads from this moment, whoever asks up to it reads until then.
      if (placeOf(stretches, moment) >= edge) expect(moment).toBeGreaterThanOrEqual(earliest);
      else expect(moment).toBeLessThan(earliest);
    }
  }
});

test('N02: a comment is about what its author saw, and nobody can place it anywhere else', () => {
  const sentAt = at + 100_000;
  expect(momentOfMessage(sentAt, at, 92_000)).toBe(at + 92_000);
  expect(momentOfMessage(sentAt, at, null)).toBe(sentAt);
  expect(momentOfMessage(sentAt, at, 0)).toBe(sentAt - 30_000);
  expect(momentOfMessage(sentAt, at, 900_000)).toBe(sentAt);
});

test('X10: what is missing is listed with its reason; the grace of an encoder that never came back is not', () => {
  expect(gapsOf(stretches, at, at + 107_000)).toEqual([
    { at: 10_000, ms: 20_000, reason: 'encoder' },
    { at: 20_000, ms: 2_000, reason: 'recorder' },
  ]);
  const full = [{ begunAt: at + 5_000, ms: 10_000, endedBy: 'disk' as const }];
  expect(gapsOf(full, at, at + 60_000)).toEqual([
    { at: 0, ms: 5_000, reason: 'recorder' },
    { at: 10_000, ms: 45_000, reason: 'disk' },
  ]);
  expect(gapsOf(full, at, null)).toHaveLength(1);
});

test('K13: a cut is made of whole segments, and lies within the recording', () => {
  const segments = [4_000, 4_000, 4_000, 2_000].map((ms) => ({ ms }));
  expect(cutOf(segments, { from: 5_000, to: 9_000 }, 1_000)).toEqual({ from: 4_000, to: 12_000 });
  expect(cutOf(segments, { from: 0, to: 14_000 }, 1_000)).toEqual({ from: 0, to: 14_000 });
  for (const wrong of [
    { from: 5_000, to: 5_000 },
    { from: 5_000, to: 5_500 },
    { from: 0, to: 14_001 },
  ])
    expect(cutOf(segments, wrong, 1_000)).toBeNull();
});

test('S37: goes on where one left, unless that was at an end or has been cut off', () => {
  const hour = 3_600_000;
  const edge = replayLimits.replayEdgeMs;
  expect(placeToGoOn(600_000, null, hour)).toBe(600_000);
  expect(placeToGoOn(edge, null, hour)).toBe(edge);
  expect(placeToGoOn(edge - 1, null, hour)).toBeNull();
  expect(placeToGoOn(hour - edge + 1, null, hour)).toBeNull();
  const cut = { from: 300_000, to: 1_200_000 };
  expect(placeToGoOn(600_000, cut, 900_000)).toBe(300_000);
  for (const gone of [200_000, 1_300_000]) expect(placeToGoOn(gone, cut, 900_000)).toBeNull();
});
