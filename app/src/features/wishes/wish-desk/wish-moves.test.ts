import { wishStatuses } from '@goldbean/contract/wishes';
import { expect, it } from 'vitest';
import { actionsOf, targetsOf } from './wish-moves.ts';

const plain = { merged_into: null, reward: null };

it('T05, M13: all 49 moves by the table of D05; completed is none of them', () => {
  expect(wishStatuses.map((from) => [from, targetsOf(from)])).toEqual([
    [0, [1]],
    [1, [2, 3, 5]],
    [2, [3, 5]],
    [3, [4, 2]],
    [4, [3]],
    [5, [1, 2]],
    [6, []],
  ]);
});

it('P11: every wish but a hidden one can be hidden, and only a launched one completed', () => {
  expect(wishStatuses.filter((status) => actionsOf({ ...plain, status }, false).includes('hide'))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(
    wishStatuses.filter((status) => actionsOf({ ...plain, status }, false).includes('complete')),
  ).toEqual([4]);
});

it('rewards an adopted wish of somebody else, once', () => {
  expect(wishStatuses.filter((status) => actionsOf({ ...plain, status }, false).includes('reward'))).toEqual([
    2, 3, 4, 6,
  ]);
  expect(actionsOf({ ...plain, status: 2 }, true)).not.toContain('reward');
  expect(actionsOf({ ...plain, status: 2, reward: { beans: 20, paid: false } }, false)).not.toContain(
    'reward',
  );
});

it('E02: a vote is given in a member’s name while a wish takes votes, of somebody else’s wish', () => {
  expect(wishStatuses.filter((status) => actionsOf({ ...plain, status }, false).includes('behalf'))).toEqual([
    1, 2, 3, 5,
  ]);
  expect(actionsOf({ ...plain, status: 1 }, true)).not.toContain('behalf');
});

it('leaves a wish alone that went into another', () => {
  expect(actionsOf({ status: 1, merged_into: { wish_id: '2', title: '' }, reward: null }, false)).toEqual([]);
});
