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

/**
 * Loads a script group (S48) and retries once if that fails. Both tries together take `timeoutMs` at most (K01): the
 * member waits two minutes and no longer, and is asked then.
 * @param load a dynamic `import()`
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = sharedLimits.chunkTimeoutMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([load().catch(load), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('error', error);
  } finally {
    clearTimeout(timer);
  }
}
