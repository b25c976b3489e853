import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** How long, in ms, no file has been read when what was found is written. */
const quiet = 1_000;

interface CachedIndex {
  /** Hash of what the file held. */
  readonly of: string;
  readonly found: readonly IndexInput[];
}

function readKept(path: string): Map<string, CachedIndex> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, CachedIndex>));
  } catch {
    // None yet, or half of one: it is made anew.
    return new Map();
  }
}

/**
 * Keeps on disk which stories a file holds, so that a later start parses only files that changed: parsing all of them
 * takes a third of the processor's time of a start.
 *
 * @param path of the file to keep it in @param version of what finds them: another one finds anew
 */
export function keepIndex(path: string, version: string): (indexer: Indexer) => Indexer {
  const kept = readKept(path);
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    try {
      mkdirSync(dirname(path), { recursive: true });
      const half = `${path}.${process.pid}`;
      writeFileSync(half, JSON.stringify(Object.fromEntries(kept)));
      renameSync(half, path);
    } catch {
      // A folder that cannot be written: the next start parses all files again.
    }
  }

  return ({ createIndex, ...indexer }) => ({
    ...indexer,
    async createIndex(fileName, options) {
      const of = createHash('sha1')
        .update(version)
        .update(await readFile(fileName))
        .digest('base64url');
      const known = kept.get(fileName);
      if (known?.of === of) return [...known.found];
      const found = await createIndex(fileName, options);
      kept.set(fileName, { of, found });
      clearTimeout(timer);
      timer = setTimeout(write, quiet);
      return found;
    },
  });
}
