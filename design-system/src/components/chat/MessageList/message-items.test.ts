import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../chat-message.ts';
import { createListItems } from './message-items.ts';

const message = (id: number, day = 1): ChatMessage => ({
  id: `m${id}`,
  author: { uid: 'u1', nickname: 'Mei Ling', img: '' },
  isOwn: false,
  content: { kind: 'text', text: `${id}` },
  delivery: { kind: 'sent' },
  sentAt: Date.UTC(2026, 10, day, 12) + id,
});
const keys = (items: readonly { key: string }[]) =>
  items.map(({ key }) => key.replace(/^day-2026-10-/, 'day '));

test('a day begins with its name, and the first unread message with a line', () => {
  const itemsOf = createListItems();
  const room = [message(1), message(2), message(3, 2)];
  expect(keys(itemsOf(room, 'm2'))).toEqual(['day 1', 'm1', 'unread-m2', 'm2', 'day 2', 'm3']);
  expect(keys(itemsOf([...room, message(4, 2)], 'm2')).slice(-2)).toEqual(['m3', 'm4']);
  expect(keys(itemsOf(room))).toEqual(['day 1', 'm1', 'm2', 'day 2', 'm3']);
});

test('what is remembered never shows: the same as from scratch, whatever came before', () => {
  const rooms = fc.array(fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 2 })), { maxLength: 5 }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rooms, fc.array(fc.option(fc.nat(3)), { minLength: 6, maxLength: 6 }), (visits, lines) => {
      const known = new Map<string, ChatMessage>();
      const itemsOf = createListItems();
      for (const [at, visit] of visits.entries()) {
        const room = visit
          .toSorted(([, a], [, b]) => a - b)
          .map(([id, day]) => {
            const one = known.get(`${id} ${day}`) ?? message(id, day);
            known.set(`${id} ${day}`, one);
            return one;
          });
        const line = lines[at] === null ? undefined : `m${lines[at]}`;
        expect(itemsOf(room, line)).toEqual(createListItems()(room, line));
      }
    }),
    { numRuns: 1_000 },
  );
});
