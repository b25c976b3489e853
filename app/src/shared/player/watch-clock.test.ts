import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('C036: time watched', () => {
  it('is reported every half minute of watching, and the rest at the end', async () => {
    let isWatching = true;
    const report = vi.fn();
    const clock = createWatchClock({ isWatching: () => isWatching, report });
    clock.start();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(report.mock.calls).toEqual([[30]]);
    isWatching = false;
    await vi.advanceTimersByTimeAsync(60_000);
    isWatching = true;
    await vi.advanceTimersByTimeAsync(5_000);
    clock.stop();
    clock.stop();
    expect(report.mock.calls).toEqual([[30], [5]]);
  });
});
