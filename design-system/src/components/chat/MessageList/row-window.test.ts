import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../chat-message.ts';
import { createRowWindow, type RowWindow } from './row-window.ts';

const message = (id: number): ChatMessage => ({
  id: `m${id}`,
  author: { uid: 'u1', nickname: 'Mei Ling', img: '' },
  isOwn: false,
  content: { kind: 'text', text: `${id}` },
  delivery: { kind: 'sent' },
  sentAt: id,
});
const room = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at));

/** What the page does after each change: rows have the height that their number says. */
const trueHeight = ({ id }: ChatMessage): number => 30 + ((Number(id.slice(1)) * 37) % 90);
function measure(rows: RowWindow, messages: readonly ChatMessage[]): void {
  let end = 0;
  const { first, last } = rows.range;
  rows.measure(messages.slice(first, last).map((one) => (end += trueHeight(one))));
}
const drawnHeight = (rows: RowWindow, messages: readonly ChatMessage[]): number => {
  const { first, last } = rows.range;
  return messages.slice(first, last).reduce((sum, one) => sum + trueHeight(one), 0);
};

test('a chat opens with its last rows, and one more comes without the others', () => {
  const rows = createRowWindow(620);
  const messages = room(0, 10_000);
  const opened = rows.show(messages);
  expect(opened).toEqual({ first: 9_990, last: 10_000, before: 9_990 * 62, after: 0 });
  expect(rows.show(messages)).toEqual(opened);
  expect(rows.show([...messages, message(10_000)]).last).toBe(10_001);
});

test('older ones above, or a row that grows above, move what is held by as much', () => {
  const rows = createRowWindow(400);
  let messages = room(100, 200);
  rows.show(messages);
  measure(rows, messages);
  rows.hold(2_000, false);
  rows.look(2_000, 400, 120);
  measure(rows, messages);
  expect(rows.place()).toBe(2_000);
  rows.hold(2_000, false);
  const place = rows.place();
  const seen = messages[rows.rowAt(place)]?.id;

  messages = [...room(50, 100), ...messages];
  rows.show(messages);
  expect(rows.place()).toBe(place + 50 * 62);
  expect(messages[rows.rowAt(rows.place())]?.id).toBe(seen);

  let end = 0;
  const { first, last } = rows.range;
  rows.measure(messages.slice(first, last).map((one, at) => (end += trueHeight(one) + (at === 0 ? 300 : 0))));
  expect(rows.place()).toBe(place + 50 * 62 + 300);
});

test('at the very top older ones come in above, out of sight', () => {
  const rows = createRowWindow(400);
  const messages = room(50, 100);
  rows.show(messages);
  rows.hold(-44, false);
  rows.look(-44, 400, 120);
  measure(rows, messages);
  expect(rows.place()).toBe(-44);
  rows.show([...room(0, 50), ...messages]);
  expect(rows.place()).toBe(50 * 62 - 44);
});

test('another chat begins at its end', () => {
  const rows = createRowWindow(400);
  rows.show(room(0, 100));
  rows.hold(0, false);
  rows.look(0, 400, 120);
  expect(rows.show(room(500, 560))).toMatchObject({ last: 60, after: 0 });
  expect(rows.isAtEnd).toBe(true);
});

const change = fc.oneof(
  fc.record({ kind: fc.constant('append' as const), count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('prepend' as const), count: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(400), count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('scroll' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

test('whatever comes, goes or is scrolled to: the view is full, and the room outside adds up', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const rows = createRowWindow(700);
      const height = 500;
      let [from, to] = [1_000, 1_060];
      let messages = room(from, to);
      for (const made of [{ kind: 'append' as const, count: 1 }, ...changes]) {
        if (made.kind === 'append') messages = [...messages, ...room(to, (to += made.count))];
        if (made.kind === 'prepend') messages = [...room(from - made.count, from), ...messages];
        if (made.kind === 'prepend') from -= made.count;
        if (made.kind === 'remove') messages = messages.toSpliced(made.at, made.count);
        if (made.kind === 'scroll') {
          const { before, after } = rows.range;
          const most = Math.max(0, before + drawnHeight(rows, messages) + after - height);
          rows.hold(made.share * most, made.share === 1);
        }
        // As on the page: draws and measures until the rows in view are all there.
        let view = 0;
        for (let times = 0; times < 60; times += 1) {
          rows.show(messages);
          measure(rows, messages);
          const { before, after } = rows.range;
          const most = Math.max(0, before + drawnHeight(rows, messages) + after - height);
          view = Math.min(most, Math.max(0, rows.isAtEnd ? most : rows.place()));
          if (!rows.look(view, height, 0)) break;
        }
        const { first, last, before, after } = rows.range;
        const end = before + drawnHeight(rows, messages);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(messages.length);
        expect(before).toBeLessThanOrEqual(view);
        expect(end).toBeGreaterThanOrEqual(Math.min(view + height, end + after) - 0.001);
        expect(first === 0 ? before : 0).toBe(0);
        expect(last === messages.length ? after : 0).toBeCloseTo(0);
      }
    }),
    { numRuns: 500 },
  );
});
