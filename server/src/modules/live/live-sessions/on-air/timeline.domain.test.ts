import { expect, test } from 'vitest';
import { placedAt } from './timeline.domain.ts';

test('N02: an event gets the moment of the server, unless its viewer named an earlier one', () => {
  expect(placedAt({ kind: 'notice' }, 5_000)).toEqual({ kind: 'notice', media_ts: 5_000 });
  expect(placedAt({ kind: 'gift', media_ts: 1_000 }, 5_000)).toEqual({ kind: 'gift', media_ts: 1_000 });
  expect(placedAt({ kind: 'gift', media_ts: 9_000 }, 5_000)).toEqual({ kind: 'gift', media_ts: 5_000 });
  expect(placedAt({ kind: 'gift', media_ts: null }, 5_000)).toEqual({ kind: 'gift', media_ts: 5_000 });
});

test('N02: before the live session is on air there is no moment, and a clock put back gives no negative one', () => {
  expect(placedAt({ kind: 'notice', media_ts: 7 }, null)).toEqual({ kind: 'notice', media_ts: null });
  expect(placedAt({ kind: 'notice' }, -3)).toEqual({ kind: 'notice', media_ts: 0 });
});

test('E28, N02: of gathered gifts each keeps its own moment', () => {
  const list = [
    { n: 1, media_ts: 10 },
    { n: 2, media_ts: null },
  ];
  expect(placedAt({ kind: 'gifts', list }, 50)).toEqual({
    kind: 'gifts',
    media_ts: 50,
    list: [
      { n: 1, media_ts: 10 },
      { n: 2, media_ts: 50 },
    ],
  });
});
