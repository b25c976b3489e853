import { describe, expect, test } from 'vitest';
import { createBarrageLanes } from './barrage-lanes.ts';

describe('barrage lanes', () => {
  test('comments at one moment take lanes from the top, and find none when all are taken', () => {
    const lanes = createBarrageLanes(() => 0.1);
    lanes.resize(2);
    expect([lanes.take(100, 0), lanes.take(100, 0), lanes.take(100, 0)]).toEqual([0, 1, undefined]);
  });

  test('a lane is free again when the tail of its comment, and 32 px behind it, have come in', () => {
    const lanes = createBarrageLanes(() => 0.1);
    lanes.resize(1);
    lanes.take(100, 0);
    expect(lanes.take(50, 1_319)).toBeUndefined();
    expect(lanes.take(50, 1_320)).toBe(0);
  });

  test('what is free is known before anything is measured', () => {
    const lanes = createBarrageLanes(() => 0.1);
    lanes.resize(2);
    lanes.take(100, 0);
    expect(lanes.free(0)).toBe(1);
    lanes.take(300, 0);
    expect([lanes.free(0), lanes.free(1_320), lanes.free(3_320)]).toEqual([0, 1, 2]);
  });

  test('a wider space keeps a lane taken for longer', () => {
    const lanes = createBarrageLanes(() => 0.1);
    lanes.resize(1);
    lanes.space(200);
    lanes.take(100, 0);
    expect(lanes.take(50, 2_999)).toBeUndefined();
    expect(lanes.take(50, 3_000)).toBe(0);
  });

  test('more room means more lanes at once, and taken ones stay taken', () => {
    const lanes = createBarrageLanes(() => 0.1);
    lanes.resize(1);
    lanes.take(100, 0);
    lanes.resize(2);
    expect(lanes.take(100, 0)).toBe(1);
    lanes.clear();
    expect(lanes.take(100, 0)).toBe(0);
  });
});
