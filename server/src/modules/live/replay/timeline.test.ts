import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import type { Known } from './playback/recorded.access.ts';
import type { RoomMoment } from './replay.ports.ts';
import { createTimeline } from './timeline.usecase.ts';

const {
  database: { reader },
  drop,
} = await createTestDatabase();
afterAll(drop);
const start = Date.UTC(2026, 10, 22, 12);
const gift = { kind: 'gift', n: 2 };
const gathered = { kind: 'gifts', list: [{ n: 3 }, { n: 4 }] };
const moments: RoomMoment[] = [
  { seq: 1, ts: start + 1_000, type: 'event', data: gift },
  { seq: 2, ts: start + 1_500, type: 'event', data: gathered },
  { seq: 3, ts: start + 2_000, type: 'event', data: { kind: 'packet_new' } },
  { seq: 4, ts: start + 2_100, type: 'event', data: { kind: 'rain_start' } },
  { seq: 5, ts: start + 2_200, type: 'event', data: { kind: 'lucky_start' } },
  { seq: 6, ts: start + 2_300, type: 'event', data: { kind: 'enter' } },
];
const timeline = createTimeline({
  rooms: {
    moments: async (_reader, _room, { events, after }) =>
      moments.filter(({ data, seq }) => seq > after && events.some((kind) => kind === data.kind)),
  },
});
const known: Known = {
  row: {
    live_id: 'l',
    video_id: 'v',
    channel_id: 'c',
    state: 'ready',
    mode: 'permanent',
    days: null,
    started_at: start,
    ended_at: start + 10_000,
    expires_at: null,
    trim_from: null,
    trim_to: null,
    thumbnails: null,
    has_poster: false,
  },
  recorded: [],
  stretches: [{ begunAt: start, ms: 10_000, endedBy: 'encoder' }],
  whole: 10_000,
};

test('N02: gathered gifts, bags, packets and rains lie on the timeline, and who came does not', async () => {
  const asked = { from: 0, to: 10_000, after: 0, size: 100 };
  const { list } = await timeline.between(reader, 'live_l', known, asked);
  expect(list.map(({ seq, media_ts }) => [seq, media_ts])).toEqual([
    [1, 1_000],
    [2, 1_500],
    [3, 2_000],
    [4, 2_100],
    [5, 2_200],
  ]);
});

test('N02: the seek bar counts every gift of a moment, and marks packets, rains and bags', async () => {
  const sumOf = (marks: Awaited<ReturnType<typeof timeline.marks>>, kind: string) =>
    marks.filter((mark) => mark.kind === kind).reduce((sum, { n }) => sum + n, 0);
  const marks = await timeline.marks(reader, 'live_l', known);
  expect([sumOf(marks, 'gift'), sumOf(marks, 'packet')]).toEqual([9, 3]);
});
