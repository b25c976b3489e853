import type { wishEvents } from '@goldbean/contract/wishes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../../shared/socket/index.ts';
import { hearPool, noteVotes } from './hear-pool.ts';

vi.mock('../../../shared/socket/index.ts', () => ({
  connection: { onConnect: vi.fn(() => () => undefined), onRoom: vi.fn(() => () => undefined) },
}));
vi.mock('./wishes.service.ts', () => ({ joinPool: vi.fn() }));

type PoolHandlers = Parameters<typeof connection.onRoom<typeof wishEvents>>[2];
const handlers = () => vi.mocked(connection.onRoom).mock.lastCall?.[2] as unknown as PoolHandlers;
const none = new Set<string>();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('T17: votes of others, my own and comments that come together are one change', () => {
  const onChange = vi.fn();
  const stop = hearPool(onChange);
  const { wish_votes, wish_comments } = handlers();
  noteVotes('1');
  wish_votes?.({ kind: 'wish_votes', wish_id: '1', free_votes: 2, paid_votes: 0 }, undefined as never);
  wish_comments?.({ kind: 'wish_comments', wish_id: '2', comments: 1 }, undefined as never);
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    any: false,
    changed: none,
    gone: none,
    counted: new Set(['1', '2']),
    voted: new Set(['1']),
  });
  stop();
  noteVotes('1');
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
});
