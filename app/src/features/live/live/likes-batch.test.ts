import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLikesBatch } from './likes-batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const send = vi.fn(async (n: number) => 100 + n);
  const onChange = vi.fn();
  return { send, onChange, batch: createLikesBatch({ send, onChange }) };
}

describe('D73: likes', () => {
  it('of one second go as one call', async () => {
    const { send, onChange, batch } = setUp();
    for (let press = 0; press < 7; press += 1) batch.press();
    expect(onChange).toHaveBeenLastCalledWith(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls).toEqual([[7]]);
    expect(onChange).toHaveBeenLastCalledWith(0, 107);
  });

  it('above 50 wait for the next second', async () => {
    const { send, batch } = setUp();
    for (let press = 0; press < 120; press += 1) batch.press();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send.mock.calls).toEqual([[50], [50], [20]]);
  });

  it('that were not counted are let go', async () => {
    const { send, onChange, batch } = setUp();
    send.mockRejectedValueOnce(new Error('no answer'));
    batch.press();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onChange).toHaveBeenLastCalledWith(0);
    batch.press();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stop with the page', async () => {
    const { send, batch } = setUp();
    batch.press();
    batch.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).not.toHaveBeenCalled();
  });
});
