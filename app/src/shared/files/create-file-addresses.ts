import type { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { proxy } from 'valtio/vanilla';
import { ApiError } from '../api/index.ts';

export interface FileAddressParts {
  /** G170. @throws ApiError */
  readonly ask: (fileIds: readonly string[]) => Promise<CallData<typeof calls.files.addresses>>;
  /** Most ids of one call. */
  readonly atOnce: number;
  /** ms, on a clock that only goes forward. */
  readonly now: () => number;
}

/** An address as old as this is not begun with any more, ms before its end. */
const marginMs = 10_000;

/**
 * Short-lived addresses of private files. What is wanted at one time is asked for in one call; an address that was
 * shown is kept, so that a picture does not load twice, and renewed once it can no longer be loaded.
 */
export function createFileAddresses({ ask, atOnce, now }: FileAddressParts) {
  /** By file id; a file that is gone, or not mine to read, has none. */
  const state = proxy<Record<string, string>>({});
  /** Until when an answer holds, also the one that there is no address. */
  const goodUntil = new Map<string, number>();
  const wanted = new Set<string>();
  let asking: Promise<void> | undefined;
  /** Counts the members of this tab. */
  let turn = 0;

  async function askForWanted(): Promise<void> {
    const mine = turn;
    // Whoever else wants one in this task is in the same call.
    await Promise.resolve();
    try {
      while (mine === turn && wanted.size > 0) {
        const fileIds = [...wanted].slice(0, atOnce);
        const { list, ttl } = await ask(fileIds);
        if (mine !== turn) return;
        const urls = new Map(list.map(({ file_id, url }) => [file_id, url]));
        for (const fileId of fileIds) {
          wanted.delete(fileId);
          goodUntil.set(fileId, now() + ttl);
          const url = urls.get(fileId);
          if (url === undefined) delete state[fileId];
          else state[fileId] = url;
        }
      }
    } finally {
      if (mine === turn) {
        wanted.clear();
        asking = undefined;
      }
    }
  }

  function load(fileIds: readonly string[]): Promise<void> {
    for (const fileId of fileIds) wanted.add(fileId);
    asking ??= askForWanted();
    return asking;
  }

  const isGood = (fileId: string, margin = 0): boolean => now() + margin < (goodUntil.get(fileId) ?? 0);

  return {
    /** Read with `useSnapshot`. */
    state,
    /** Asks for those that were not asked for yet, in the background: without an answer they are asked for next time. */
    need(fileIds: readonly string[]): void {
      const unknown = fileIds.filter((fileId) => !goodUntil.has(fileId));
      if (unknown.length > 0) load(unknown).catch(() => undefined);
    },
    /** Another member, or none: an answer under way is not theirs either. */
    clear(): void {
      turn += 1;
      wanted.clear();
      goodUntil.clear();
      asking = undefined;
      for (const fileId of Object.keys(state)) delete state[fileId];
    },
    /** A file could not be loaded: asks anew if its address is too old; else it is the file itself that is gone. */
    renew(fileId: string): void {
      if (!isGood(fileId)) load([fileId]).catch(() => undefined);
    },
    /** An address to begin with now. @throws ApiError, `file.unknown` when the file is gone or not mine to read */
    async fresh(fileId: string): Promise<string> {
      if (!isGood(fileId, marginMs)) await load([fileId]);
      const url = state[fileId];
      if (url === undefined) throw new ApiError({ code: 404, msgKey: 'file.unknown' });
      return url;
    },
  };
}
