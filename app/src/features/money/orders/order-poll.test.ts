import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOrderPoll, orderWaits } from './order-poll.ts';

let isVisible = true;
const ask = vi.fn<() => Promise<boolean>>();
let poll: ReturnType<typeof createOrderPoll>;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  ask.mockReset().mockResolvedValue(false);
  poll = createOrderPoll({ ask, isVisible: () => isVisible });
});
afterEach(() => {
  poll.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('S24: asks ever slower, and never stops before the order is settled', async () => {
  poll.start();
  await pass(0);
  for (const [index, wait] of orderWaits.entries()) {
    await pass(wait - 1);
    expect(ask).toHaveBeenCalledTimes(index + 1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(index + 2);
  }
  await pass(10 * 15_000);
  expect(ask).toHaveBeenCalledTimes(orderWaits.length + 1 + 10);
});

it('stops when it is settled, and is not woken any more', async () => {
  ask.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  poll.start();
  await pass(60_000);
  poll.wake();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing out of sight, and at once when it is seen again', async () => {
  isVisible = false;
  poll.start();
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  isVisible = true;
  poll.wake();
  await pass(0);
  expect(ask).toHaveBeenCalledOnce();
});

it('has one question under way, however often it is woken', async () => {
  const answers: ((isSettled: boolean) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  poll.start();
  poll.wake();
  answers.forEach((answer) => answer(false));
  await pass(1_500);
  // The first round was overtaken by the second: one timer runs, not two.
  expect(ask).toHaveBeenCalledTimes(3);
});

it('is over after stop, also for a question under way', async () => {
  ask.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(false), 500)));
  poll.start();
  await pass(100);
  poll.stop();
  await pass(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
