import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('S48, M38: loading a script group', () => {
  it('tries once more by itself', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('page');
    await expect(loadChunk(load)).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is an error of type error after the second failure', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadChunk(load)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits 120,000 ms and not one more', async () => {
    const load = vi.fn(never);
    const loading = loadChunk(load);
    const settled = vi.fn();
    loading.catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    await expect(loading).rejects.toEqual(new ChunkLoadError('timeout'));
    await expect(loading).rejects.toMatchObject({ type: 'timeout' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('K01: the second try has what the first left of the 120,000 ms', async () => {
    const load = vi
      .fn(never)
      .mockImplementationOnce(
        () =>
          new Promise(
            (_, reject) => void setTimeout(() => reject(new TypeError('Failed to fetch')), 119_000),
          ),
      );
    const loading = loadChunk(load);
    const settled = vi.fn();
    loading.catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new ChunkLoadError('timeout'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind', async () => {
    await loadChunk(async () => 'page');
    expect(vi.getTimerCount()).toBe(0);
  });
});
