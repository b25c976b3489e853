import { expect, it } from 'vitest';
import { barrageDelay, waitMax } from './barrage-timing.ts';

it.each([
  ['a viewer 3 s behind the writer waits 3 s', 60_000, 57_000, 3_000],
  ['one who is ahead sees it at once', 60_000, 61_000, 0],
  ['one who sees the same picture too', 60_000, 60_000, 0],
  ['one as far behind as is waited for waits', 60_000, 60_000 - waitMax, waitMax],
  ['one too far behind sees it at once', 60_000, 60_000 - waitMax - 1, 0],
  ['a comment without a moment is shown at once', null, 57_000, 0],
  ['before the first picture it is shown at once', 60_000, null, 0],
])('N02: %s', (_name, mediaTs, seen, expected) => expect(barrageDelay(mediaTs, seen)).toBe(expected));
