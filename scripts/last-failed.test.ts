import { expect, test } from 'vitest';
import { failedIn } from './last-failed.ts';
import type { Count } from './suites.ts';

const rule = { file: 'app/src/rule.test.ts', name: 'a' };
const room = { file: 'server/src/room.test.ts', name: 'b' };
const gift = { file: 'server/src/gift.test.ts', name: 'c' };

test('files that stayed red are named once; a suite that cannot name them is named whole', () => {
  const counts = new Map<string, Count>([
    ['lint', { passed: 0, failed: 1 }],
    ['unit', { passed: 4, failed: 2, failures: [rule, { ...rule, name: 'b' }] }],
    ['server', { passed: 5, failed: 1, failures: [room, gift], flaky: [room] }],
    ['process', { passed: 5, failed: 0, failures: [room], flaky: [room] }],
    // The runner failed beside its one red test.
    ['stories', { passed: 5, failed: 2, failures: [rule] }],
    ['types', { passed: 1, failed: 0 }],
  ]);
  expect(failedIn(counts)).toEqual({ lint: [], unit: [rule.file], server: [gift.file], stories: [] });
});
