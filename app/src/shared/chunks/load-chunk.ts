import { sharedLimits } from '@goldbean/contract/shared';

/** D67, M38: a script group failed to load, or took longer than `sharedLimits.chunkTimeoutMs` (K01). */
export class ChunkLoadError extends Error {
  readonly type: 'error' | 'timeout';

  constructor(type: 'error' | 'timeout', cause?: unknown) {
    super(`A part of the app could not be loaded (${type})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
  }
}

async function once<Module>(load: () => Promise<Module>, timeoutMs: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('error', error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a script group (S48) and retries once if that fails. A timeout is not retried: after two minutes the member is
 * asked.
 * @param load a dynamic `import()`
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = sharedLimits.chunkTimeoutMs,
): Promise<Module> {
  try {
    return await once(load, timeoutMs);
  } catch (error) {
    if (error instanceof ChunkLoadError && error.type === 'timeout') throw error;
    return once(load, timeoutMs);
  }
}
