import { expect, test } from 'vitest';
import { replayDaysOf, timesRefusal } from './live-settings.domain.ts';

const now = Date.UTC(2026, 10, 21, 4);

test.each([
  [now + 2, null, null],
  // No rule forbids a start that has passed.
  [now, null, null],
  [now - 86_400_000, null, null],
  [now + 2, now + 1, null],
  [now + 2, now, 'live.preview_past'],
  [now + 2, now - 1, 'live.preview_past'],
  [now + 2, now + 2, 'live.preview_after_start'],
  [now + 2, now + 3, 'live.preview_after_start'],
])('a new live session at %d with preview %d: %s', (startAt, previewAt, expected) => {
  expect(timesRefusal(now, { startAt, previewAt }, null)).toBe(expected);
});

test('a preview that stood may stay though it has passed, a new one may not', () => {
  const before = { startAt: now - 10, previewAt: now - 20 };
  expect(timesRefusal(now, before, before)).toBeNull();
  expect(timesRefusal(now, { ...before, startAt: now - 5 }, before)).toBeNull();
  expect(timesRefusal(now, { ...before, previewAt: now - 15 }, before)).toBe('live.preview_past');
});

test('replay days go with the limited mode alone', () => {
  expect(replayDaysOf('limited', undefined)).toBe(7);
  expect(replayDaysOf('limited', 3)).toBe(3);
  expect(replayDaysOf('permanent', 3)).toBeNull();
  expect(replayDaysOf('none', undefined)).toBeNull();
});
