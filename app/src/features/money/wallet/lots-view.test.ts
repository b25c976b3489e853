import { expect, it } from 'vitest';
import { lotsByDay } from './lots-view.ts';

const june = Date.parse('2027-07-01T00:00:00+08:00');
const december = Date.parse('2027-01-01T00:00:00+08:00');
const lot = (lot_id: string, left: number, expires_ts: number | null, turn: number) => ({
  lot_id,
  left,
  expires_ts,
  turn,
});

it('S23: lots of one day are one line, in the order in which they are spent', () => {
  const lots = [
    lot('1', 30, december, 1),
    lot('2', 50, december, 2),
    lot('3', 7, june, 3),
    lot('4', 1, null, 4),
    lot('5', 2, null, 5),
  ];
  expect(lotsByDay(lots)).toEqual([
    { id: '1', left: 80, expiresAt: december - 1, isNext: true },
    { id: '3', left: 7, expiresAt: june - 1, isNext: false },
    { id: '4', left: 3, expiresAt: null, isNext: false },
  ]);
});

it('a member without beans has no line', () => expect(lotsByDay([])).toEqual([]));
