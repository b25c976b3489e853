import { asApiError, isUndecided } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';

/** So long nothing must be written before the draft is kept, ms. */
const quietMs = 1_000;

export interface DraftParts<Words, Saved> {
  /** What is written now. */
  readonly written: () => Words;
  /** Whether it says anything that is worth keeping. */
  readonly isWorth: () => boolean;
  /** It is being written. */
  readonly isOpen: () => boolean;
  readonly save: (words: Words) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  /** The server will not keep it as it is. */
  readonly onRefused: (error: unknown) => void;
}

/** Keeps a draft on the server a moment after each change, one at a time, so that the last words are kept last (S50). */
export function draftKeeper<Words, Saved>(parts: DraftParts<Words, Saved>) {
  const scope = createRequestScope();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = '';
  let keeping: Promise<void> | undefined;

  async function save(words: Words, now: string, isCurrent: () => boolean): Promise<void> {
    try {
      const saved = await parts.save(words);
      if (!isCurrent()) return;
      kept = now;
      parts.onSaved(saved);
    } catch (error) {
      // What nobody decided is tried again with the next change.
      if (isCurrent() && parts.isOpen() && !isUndecided(asApiError(error))) parts.onRefused(error);
    }
  }

  async function keep(): Promise<void> {
    clearTimeout(timer);
    const isCurrent = scope.watch();
    if (keeping) await keeping;
    if (!isCurrent() || !parts.isOpen()) return;
    const words = parts.written();
    const now = JSON.stringify(words);
    if (now === kept || !parts.isWorth()) return;
    keeping = save(words, now, isCurrent);
    await keeping;
    keeping = undefined;
  }

  return {
    /** What stands there now is on the server, or nothing at all. */
    begin(): void {
      scope.begin();
      clearTimeout(timer);
      keeping = undefined;
      kept = JSON.stringify(parts.written());
    },
    /** Something changed. */
    soon(): void {
      clearTimeout(timer);
      if (parts.isOpen()) timer = setTimeout(() => void keep(), quietMs);
    },
    /** Waits for a keeping that is on its way. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      await keeping;
    },
    /** The page goes: what was written last is kept once more. */
    leave: keep,
  };
}
